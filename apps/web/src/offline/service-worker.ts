/** The parts of a service worker's surroundings that are used here; TypeScript's own would clash with those of pages. */
interface Surroundings {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listen: (event: Moment) => void): void;
  addEventListener(type: 'fetch', listen: (event: Question) => void): void;
  addEventListener(type: 'push', listen: (event: Call) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: Click) => void): void;
}

interface Moment extends MessageEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface Window {
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

/** A message of the server, over the push service of this browser. */
interface Call extends Moment {
  readonly data: { json(): unknown } | null;
}

interface Click extends Moment {
  readonly notification: Notification;
}

interface Question extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The page's message when the person wants the new version. */
export const TAKE_OVER = 'take over';

/**
 * Keeps one version of the client, whole, so that it runs without a network. The build writes this function as it
 * stands into `sw.js`, together with its arguments: the version, the word above, and each file with the hash of its
 * content. So it must not use anything from outside itself.
 *
 * A version is kept only if every file has the content it was built with, and pages are always of the version in
 * force. Names in `assets/` carry a hash: an open page of the version before still finds its own there. What is not
 * a file of the client, above all the API, is none of our business.
 */
export function serviceWorker(
  version: string,
  takeOver: string,
  files: Readonly<Record<string, string>>,
): void {
  const worker = self as unknown as Surroundings;
  const PREFIX = 'ironfield-files-';
  const CACHE = PREFIX + version;
  /** At these addresses the server answers with the one page of the client. */
  const PAGES = /^\/(index\.html|(join|play|watch)\/[^/]+)?$/;

  worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeUp()));
  worker.addEventListener('message', (event) => {
    if (event.data === takeOver) event.waitUntil(worker.skipWaiting());
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') {
      if (PAGES.test(pathname)) event.respondWith(answer(request, '/index.html'));
    } else if (pathname.startsWith('/assets/') || Object.hasOwn(files, pathname)) {
      event.respondWith(answer(request, pathname));
    }
  });

  worker.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(go(String(event.notification.data)));
  });

  /** That a game waits: a browser that lets messages in wants to see something of each. */
  async function tell(said: unknown): Promise<void> {
    const { game, seat, title, tournament } = Object(said) as Record<string, unknown>;
    const place = tournament ? `#/tournaments/${tournament}` : `#/table/seat/${game}.${seat}`;
    const name = typeof title === 'string' ? title : 'A game waits for you.';
    await worker.registration.showNotification('Your turn', {
      body: name,
      tag: String(game),
      icon: '/icon-192.png',
      data: typeof game === 'string' ? `/${place}` : '/',
    });
  }

  /** To the game, in a window that is open already if there is one. */
  async function go(place: string): Promise<void> {
    const [open] = await worker.clients.matchAll({ type: 'window' });
    if (!open) return void (await worker.clients.openWindow(place));
    await open.focus();
    await open.navigate(place);
  }

  async function keepAll(): Promise<void> {
    const cache = await caches.open(CACHE);
    const kept = await Promise.allSettled(
      Object.entries(files).map(([path, hash]) => keep(cache, path, hash)),
    );
    // Not before all are done: what is still on its way would be put into a cache that is gone.
    const failed = kept.find(({ status }) => status === 'rejected');
    if (!failed) return;
    await caches.delete(CACHE);
    throw (failed as PromiseRejectedResult).reason;
  }

  async function keep(cache: Cache, path: string, hash: string): Promise<void> {
    const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${path} cannot be loaded: ${response.status}`);
    const content = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    const found = Array.from(new Uint8Array(content), (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (found !== hash) throw new Error(`${path} is of another version`);
    await cache.put(path, response);
  }

  async function takeUp(): Promise<void> {
    const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    // The version before stays for pages that are still open.
    await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const own = await (await caches.open(CACHE)).match(path);
    return own ?? (path.startsWith('/assets/') ? await caches.match(path) : undefined) ?? fetch(request);
  }
}
