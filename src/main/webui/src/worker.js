// Keeps the page for a reload without network. Only files of the page: answers of the API are kept by the page itself.
const NAME = 'longroll-__VERSION__';

self.addEventListener('install', event => event.waitUntil(keepAll()));
self.addEventListener('activate', event => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (
    request.method !== 'GET' ||
    origin !== location.origin ||
    /^\/(api|q|schemas)\//.test(pathname) ||
    pathname === '/app.json'
  )
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function keepAll() {
  const { files } = await (await fetch('/app.json', { cache: 'no-store' })).json();
  const cache = await caches.open(NAME);
  await cache.addAll([
    '/',
    '/drum.svg',
    '/longroll.webmanifest',
    ...files.filter(name => name !== '/worker.js' && name !== '/app.json'),
  ]);
  await self.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter(name => name.startsWith('longroll-') && name !== NAME).map(name => caches.delete(name)),
  );
  await self.clients.claim();
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
