import type { Hands } from '../../../engines/hands.ts';

/** Runs in a page without the shop's scripts: resolves when everybody else has to wait for what the shop keeps. */
export async function holdDevice(): Promise<void> {
  const { promise: isHeld, resolve, reject } = Promise.withResolvers<void>();
  let isOver = false;
  const request = indexedDB.open('shop-zari');
  request.addEventListener('error', () => reject(request.error));
  request.addEventListener('success', () => {
    const { result: database } = request;
    database.addEventListener('versionchange', () => database.close()); // once the transaction is over
    const transaction = database.transaction('values', 'readwrite');
    const values = transaction.objectStore('values');
    const askAgain = (): void => {
      values.get('held').addEventListener('success', () => {
        resolve();
        if (!isOver) askAgain();
      });
    };
    transaction.addEventListener('complete', () => database.close());
    askAgain();
  });
  Object.assign(globalThis, {
    letGo: () => {
      isOver = true;
    },
  });
  await isHeld;
}

/** Runs in the page that holds it. */
export function letDeviceGo(): void {
  (globalThis as unknown as { readonly letGo: () => void }).letGo();
}

/** What must not be said, and an address that must not be left. */
export type Forbidden = { readonly words: string; readonly path: string };

/** Runs in a page: what it says or does that it must not; null where there is nothing. */
export function wrongNow(_hands: Hands, { words, path }: Forbidden): string | null {
  if (location.pathname !== path) return `it led to ${location.pathname}`;
  return document.querySelector('main')?.innerText.includes(words) ? `it said "${words}"` : null;
}

/** Runs in a page. */
export function reloadNow(): void {
  Object.assign(globalThis, { isLeft: true });
  setTimeout(() => location.reload());
}
