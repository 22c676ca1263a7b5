// Answers for the shop while the browser is offline: public pages and lists seen last, else the shop's own offline page.
// It keeps no personal answer, and online it changes nothing: every request reaches the server first. Scripts, styles
// and pictures are left to the browser's own cache. A new version of this file replaces the old one with its caches.

const VERSION = 'v1';
const PAGES = `pages-${VERSION}`;
const ANSWERS = `answers-${VERSION}`;
const FRAME = `frame-${VERSION}`;
const OFFLINE = ['/offline.css', '/icon.svg'];

/** Maximum number of kept pages and answers. */
const MOST = { [PAGES]: 12, [ANSWERS]: 40 };

/** Matches pages that show the same to every visitor. Input: a path of the shop's own origin. */
const PUBLIC_PAGE = /^\/ethereal(\/(all|categories|sellers)(\/[\w-]+){0,2})?$/;
/** Matches calls that answer the same to every visitor. */
const PUBLIC_CALL = /^\/api\/(items|items\/random|categories\/[\w-]+\/[\w-]+|sellers\/[\w-]+)$/;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(FRAME).then((cache) => cache.addAll(OFFLINE)));
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), registration.navigationPreload?.enable(), clients.claim()]));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, PUBLIC_PAGE.test(pathname)));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  else if (PUBLIC_CALL.test(pathname) && !request.headers.has('authorization'))
    event.respondWith(answerFirstFromServer(event, ANSWERS));
});

async function answerPage(event, isPublic) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isPublic) event.waitUntil(keep(PAGES, event.request.url, response.clone()));
    return response;
  } catch {
    return (await kept(PAGES, event.request.url)) ?? (await offlinePage());
  }
}

async function answerFirstFromServer(event, cache) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(cache, event.request.url, response.clone()));
    return response;
  } catch (error) {
    const before = await kept(cache, event.request.url);
    if (before) return before;
    throw error;
  }
}

async function kept(name, url) {
  return (await caches.open(name)).match(url, { ignoreVary: true });
}

/** Stores a response unless it is personal. The oldest entries beyond the maximum are removed. */
async function keep(name, url, response) {
  const control = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.redirected || /no-store|private/.test(control)) return;
  const cache = await caches.open(name);
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST[name])).map((old) => cache.delete(old)));
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![PAGES, ANSWERS, FRAME].includes(name)).map((name) => caches.delete(name)));
}

/** Returns the offline page, with links to the pages that can be opened. */
async function offlinePage() {
  const cache = await caches.open(PAGES);
  const seen = await Promise.all(
    (await cache.keys()).toReversed().map(async (request) => {
      const html = await (await cache.match(request, { ignoreVary: true }))?.text();
      // The title is HTML already, and it has no element.
      const title = /<title>([^<]{1,200})<\/title>/.exec(html ?? '')?.[1]?.replace(/ · Ethereal\.$/, '');
      const { pathname, search } = new URL(request.url);
      return title ? `<li><a href="${escaped(pathname + search)}">${title}</a></li>` : '';
    }),
  );
  const list = seen.join('');
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>You are offline · Ethereal.</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline.css">
  </head>
  <body>
    <main>
      <p class="logo">Ethereal.</p>
      <h1>You are offline</h1>
      <p>This page needs a connection. Your cart and favorites are safe.</p>
      <p><a class="again" href="">Try again</a></p>
      ${list && `<h2>Seen last</h2><ul>${list}</ul>`}
    </main>
  </body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
    },
  });
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
