// Keeps the built files of the page, so that an installed Admiralty opens and says what is wrong while its
// server is away. What the server tells under /api is never kept. The build writes the list of files.
const FILES = /* files */ [];
const VERSION = /* version */ '';
const CACHE = `admiralty-${VERSION}`;
const DOCUMENT = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([DOCUMENT, ...FILES])));
});

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** The page as the server has it; while that cannot be reached, the page as it was last. */
async function open(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(DOCUMENT);
    if (kept) return kept;
    throw error;
  }
}

async function keptOrFetched(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(open(request));
  else if (FILES.includes(pathname)) event.respondWith(keptOrFetched(request));
});

/** What the server sends while the page is closed; a later message of the same table replaces the earlier. */
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  const look = { body, tag, lang, icon: '/icon.svg', data: { url } };
  event.waitUntil(self.registration.showNotification(title, look));
});

/** Go to what it tells of, in a window that is open already if there is one. */
async function show(url) {
  const address = new URL(url, self.location.origin).href;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window = open.find((client) => client.url === address) ?? open[0];
  if (!window) return self.clients.openWindow(address);
  if (window.url !== address) await window.navigate(address);
  return window.focus();
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});
