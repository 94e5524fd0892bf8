import type { Page } from 'playwright-core';
import { within } from '#shared/waiting/within.ts';
import type { KeptOrder, Seen } from './ledger.ts';

/** How long a page may take to say how it stands; one that is just being opened says nothing. */
const GLANCE_MS = 1_000;

/** What a page shows now; null while it shows nothing. */
export async function seenOn(page: Page): Promise<Seen | null> {
  return within(
    GLANCE_MS,
    page.evaluate(seenInPage).catch(() => null),
    null,
  );
}

/** Runs in the page. A database that is not there is not made. */
async function seenInPage(): Promise<Seen> {
  const textOf = (element: Element): string => (element as HTMLElement).innerText?.trim() ?? '';
  const notices = [...document.querySelectorAll('[role="status"], [role="alert"], main p')].map(textOf);
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'zari-orders');
  const kept: KeptOrder[] = [];
  if (isThere) {
    const database = await done(indexedDB.open('zari-orders'));
    const records = database.objectStoreNames.contains('orders')
      ? await done(database.transaction('orders').objectStore('orders').getAll())
      : [];
    database.close();
    kept.push(...records.map(({ id, outcome }) => ({ id, kind: outcome.kind })));
  }
  const heading = document.querySelector('h1');
  return { address: location.href, heading: heading ? textOf(heading) : '', notices, kept };
}
