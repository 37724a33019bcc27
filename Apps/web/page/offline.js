// Keeps the page for use without a network. Tools/web writes the version and the list of the files into it; a new
// version is taken up when the last page of the old one is closed, so that no page is made of both.

const version = "VERSION";
const files = [FILES];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)))));
});

addEventListener("fetch", (event) => {
  event.respondWith(caches.open(version)
    .then((cache) => cache.match(event.request, { ignoreSearch: true }))
    .then((kept) => kept ?? fetch(event.request)));
});
