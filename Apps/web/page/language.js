// The words of screens and of the page in the user's language, from the catalogues of the windows.

export class Language {
  // Its name, such as `zh-CN`.
  name;
  #catalogue;
  #plurals;

  // A language with a catalogue: the words of each phrase, in as many numbers as the language has. English needs none.
  constructor(name = "en", catalogue = new Map()) {
    this.name = name;
    this.#catalogue = catalogue;
    this.#plurals = new Intl.PluralRules(name);
  }

  // The words of a phrase, its gaps filled. `plural` are the words for other numbers in English, and the number.
  phrase(words, fillings = [], plural = null) {
    return filled(plural ? this.#counted(words, plural) : this.#catalogue.get(words)?.[0] || words, fillings);
  }

  #counted(one, { words: many, count }) {
    const forms = this.#catalogue.get(`${one}\0${many}`) ?? [one, many];
    const categories = order.filter((category) => this.#plurals.resolvedOptions().pluralCategories.includes(category));
    return forms[Math.min(categories.indexOf(this.#plurals.select(count)), forms.length - 1)];
  }
}

// The order of the forms in a catalogue.
const order = ["zero", "one", "two", "few", "many", "other"];

// The gaps `{}` in their order, and those with a number by it, counted from 1; a gap without a filling stays.
function filled(words, fillings) {
  let next = 0;
  return words.replace(/\{([1-9]?)\}/g, (gap, place) => fillings[place === "" ? next++ : place - 1] ?? gap);
}

// The user's language: English, where none of these catalogues is wanted or it cannot be had.
export async function userLanguage(there) {
  const name = match(navigator.languages, there);
  if (name === undefined) return new Language();
  try {
    const answer = await fetch(`${name}.mo`);
    return new Language(name.replace("_", "-"), catalogue(await answer.arrayBuffer()));
  } catch {
    return new Language();
  }
}

// The first of the languages wanted that is there, in the same script; none if English is wanted before it.
export function match(wanted, there) {
  const script = (name) => {
    const { language, script } = new Intl.Locale(name.replace("_", "-")).maximize();
    return `${language}-${script}`;
  };
  const scripts = wanted.map(script);
  const english = scripts.indexOf(script("en"));
  const first = scripts.slice(0, english < 0 ? undefined : english).find((wanted) => there.some((name) => script(name) === wanted));
  return there.find((name) => script(name) === first);
}

// The phrases in a file of gettext's, with the forms of each.
export function catalogue(buffer) {
  const view = new DataView(buffer);
  const decoder = new TextDecoder();
  const text = (place) =>
    decoder.decode(new Uint8Array(buffer, view.getUint32(place + 4, true), view.getUint32(place, true)));
  const [count, phrases, words] = [8, 12, 16].map((place) => view.getUint32(place, true));
  return new Map(Array.from({ length: count }, (_, index) =>
    [text(phrases + 8 * index), text(words + 8 * index).split("\0")]));
}
