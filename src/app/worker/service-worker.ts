import '#app/loading/polyfills.ts';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type ResponseCacheName, responseCacheFor } from '#domain/offline/kept-answers.ts';
import { catalogKey, storeChoiceIn } from '#domain/offline/kept-keys.ts';
import { SEND_REMINDER, SENDING_ADDRESS } from '#domain/offline/service-worker.ts';
import { createAnswerPage } from './answer-page.ts';
import { createAnswers } from './answers.ts';
import { choosePreload } from './choose-preload.ts';
import { openResponseCache, openShells } from './response-cache.ts';
import { readCommand } from './worker-command.ts';
import type { WorkerScope } from './worker-scope.ts';

// Keeps the shop on the device: the files of its build, and of what a shopper has seen what is the same for everybody.
// Nothing depends on what this script remembers: a browser ends and begins it as it likes.

declare const self: WorkerScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

const { origin } = self.location;
const responseCaches = {
  files: openResponseCache('files'),
  pictures: openResponseCache('pictures'),
  catalog: openResponseCache('catalog'),
  pages: openResponseCache('pages'),
};
/** What tells what was looked at. */
const visited = ['pictures', 'catalog', 'pages'] as const;
const answers = createAnswers({
  responseCache: (name) => responseCaches[name],
  wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
});
const pages = createAnswerPage({
  answers,
  shells: openShells(),
  ask: (address) => fetch(address, { credentials: 'same-origin', headers: { accept: 'text/html' } }),
  storeChoice: (address) => storeChoiceIn(self.cookieStore, address),
  origin,
});

precacheAndRoute([...self.__WB_MANIFEST], { ignoreURLParametersMatching: [], cleanURLs: false });
cleanupOutdatedCaches();

for (const name of ['files', 'pictures', 'catalog'] as const)
  registerRoute(
    ({ request, url }) => responseCacheOf(request, url) === name,
    ({ request, event }) => {
      const way = name === 'catalog' ? answers.freshFirst : answers.keptFirst;
      const key = name === 'catalog' ? catalogKey(request) : request.url;
      return way({ name, key, ask: () => fetch(request), after: (work) => event.waitUntil(work) });
    },
  );
registerRoute(
  ({ request, url }) => responseCacheOf(request, url) === 'pages',
  ({ request, event }) =>
    pages.answer({
      address: request.url,
      ask: async () => (await preloaded(event)) ?? (await fetch(request)),
      after: (work) => event.waitUntil(work),
    }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(pages.keepShell());
  event.waitUntil(pages.keep(`${origin}/`).catch(() => undefined)); // home opens at any rate, as a neutral page if not as itself
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([choosePreload(self.registration, self.navigator), self.clients.claim()])),
);
self.addEventListener('message', (event) => {
  const command = event.origin === origin ? readCommand(event.data, origin) : null;
  if (command?.kind === 'take-over') event.waitUntil(self.skipWaiting());
  if (command?.kind === 'serve') event.waitUntil(self.clients.claim());
  if (command?.kind === 'forget-visits')
    event.waitUntil(Promise.all(visited.map((name) => responseCaches[name].forget())));
  if (command?.kind === 'keep-page') event.waitUntil(pages.keep(command.address).catch(() => undefined)); // asked again when it is visited
  if (command?.kind === 'keep-pictures') event.waitUntil(keepPictures(command.addresses));
});

// A file may be imported later if it was imported at the installation.
if (self.registration.sync) {
  self.addEventListener('install', () => {
    try {
      self.importScripts(SENDING_ADDRESS);
    } catch (fault) {
      console.error('What waits is sent by pages alone:', fault);
    }
  });
  self.addEventListener('sync', (event) => {
    if (event.tag === SEND_REMINDER) event.waitUntil(sendWhatWaits());
  });
}

async function sendWhatWaits(): Promise<void> {
  self.importScripts(SENDING_ADDRESS);
  await self.sendWhatWaits?.();
}

/** Those among what a page has fetched before there was a worker: the browser still has them, so that the network is spared. */
async function keepPictures(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    if (responseCacheOf(request, new URL(address)) !== 'pictures') continue;
    const kept: Promise<unknown>[] = [];
    const asking = { name: 'pictures', key: address, ask: () => fetch(request) } as const;
    await answers.keptFirst({ ...asking, after: (work) => kept.push(work) }).catch(() => undefined); // asked again when it is shown
    await Promise.all(kept);
  }
}

function responseCacheOf({ method, mode, headers }: Request, url: URL): ResponseCacheName | null {
  const isAuthorized = headers.has('authorization');
  return responseCacheFor({ method, url, origin, isPage: mode === 'navigate', isAuthorized });
}

/** The page as the browser has asked for it while the worker woke up. */
async function preloaded(event: Event): Promise<Response | undefined> {
  return (event as Event & { readonly preloadResponse?: Promise<Response | undefined> }).preloadResponse;
}
