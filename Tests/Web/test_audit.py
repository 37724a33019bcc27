"""What a screen reader is told, what can be read, and what the page may do."""

from browser_test import BrowserTest

PREFERENCES = [(scheme, contrast) for scheme in ("light", "dark") for contrast in ("no-preference", "more")]
MODES = [("Ctrl+2", "Scientific", "2sin30"), ("Ctrl+3", "Programmer", "255"), ("Ctrl+4", "Converter", "5")]
SPEAKING = {"button", "link", "textbox", "table", "status", "navigation", "region", "heading"}

# Every element with text of its own, by what it looks like: the contrast to what stands behind it (WCAG 2).
CONTRASTS = """(() => {
    const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const luminance = ([red, green, blue]) => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
    const ground = (node) => {
        for (; node; node = node.parentElement) {
            const colour = channels(getComputedStyle(node).backgroundColor);
            if (colour.length === 3 || colour[3] === 1) return colour;
        }
    };
    const hasText = (node) => [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim() !== "");
    return [...document.querySelectorAll("body *")].filter((node) => hasText(node) && node.checkVisibility()).map((node) => {
        const [dark, bright] = [luminance(channels(getComputedStyle(node).color)), luminance(ground(node))].sort((a, b) => a - b);
        return [node.textContent.trim(), (bright + 0.05) / (dark + 0.05)];
    });
})()"""



# In a task of its own: what a driver evaluates may do more.
MADE = """new Promise((done) => setTimeout(() => { try { done(eval("'made'")); } catch (error) { done(error.name); } }))"""


class Audit(BrowserTest):
    browsers = ("chromium",)

    def tearDown(self):
        self.page.browser.prefer()
        self.page.browser.set_size(800, 900)
        super().tearDown()

    def views(self):
        """Opens each view with something in it."""
        self.page.open_anew()
        self.page.type_keys(["5", "m", "1", "/", "3", "Enter"])
        self.page.wait_for("Result", "0.333333333333")
        self.page.evaluate("(document.getElementById('pane').click(), null)")
        yield "calculator"
        self.page.type_keys(["1", "/", "0", "Enter"])
        self.page.wait_for("Result", "Cannot divide by zero")
        yield "error"
        for key, title, keys in MODES:
            self.page.type_keys([key])
            self.page.wait_for_words("#title", title)
            self.page.type_keys(keys)
            yield title
        self.page.open_anew("#stopwatch")
        self.page.type_keys(["Space", "l", "l", "l"])
        self.page.press("new-watch")
        self.page.type_keys(["1"])
        yield "stopwatch"

    def test_everything_that_speaks_has_a_name(self):
        for view in self.views():
            nodes = self.page.browser.cdp("Accessibility.getFullAXTree")["nodes"]
            speaking = [node for node in nodes if not node["ignored"] and node["role"]["value"] in SPEAKING]
            silent = [node["role"]["value"] for node in speaking if not node.get("name", {}).get("value")]
            silent = [role for role in silent if role != "status"]  # A status speaks by its content.
            self.assertEqual(silent, [], view)
            self.assertGreater(len(speaking), 10, view)

    def test_text_can_be_read(self):
        for scheme, contrast in PREFERENCES:
            self.page.browser.prefer(color_scheme=scheme, contrast=contrast, reduced_motion="reduce")
            for view in self.views():
                for text, ratio in self.page.evaluate(CONTRASTS):
                    self.assertGreaterEqual(ratio, 4.5, f"{text!r} in {view}, {scheme}, {contrast}")

    def test_nothing_is_wider_than_a_small_telephone(self):
        self.page.browser.set_size(320, 560)
        for view in self.views():
            self.assertEqual(self.page.evaluate("document.documentElement.scrollWidth"), 320, view)

    def test_right_to_left(self):
        self.page.evaluate("(document.documentElement.dir = 'rtl', null)")
        title, menu = self.page.evaluate("['title', 'menu'].map((id) => document.getElementById(id).getBoundingClientRect().left)")
        self.assertLess(menu, title)
        self.page.type_keys(["1", "/", "3", "Enter"])
        self.page.wait_for("Result", "0.333333333333")

    def test_the_keys_go_by_tab_in_the_order_in_which_they_stand(self):
        order = self.page.evaluate("[...document.querySelectorAll('[tabindex]')].length")
        self.assertEqual(order, 0)

    def test_no_script_can_be_made_of_words(self):
        self.assertEqual(self.page.evaluate(MADE), "EvalError")
        policy = self.page.evaluate("document.querySelector('meta[http-equiv=Content-Security-Policy]').content")
        self.assertNotIn("'unsafe", policy)

    def test_on_paper_there_are_no_keys(self):
        self.page.type_keys(["1", "/", "3", "Enter"])
        self.page.wait_for("Result", "0.333333333333")
        self.page.browser.prefer(media="print")
        visible = "(id) => document.getElementById(id).checkVisibility()"
        self.assertEqual(self.page.evaluate(f"['keys', 'menu', 'display', 'records'].map({visible})"), [False, False, True, True])
