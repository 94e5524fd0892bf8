import type { KeptRedirect } from '#domain/session/redirect.ts';

/** The specification's own key (ROUTE-42). */
const KEY = 'redirect';

/** Kept as plain text. A device that keeps nothing has nobody led back, and nothing fails by it. */
export function createLocalStorageRedirect(storage: () => Storage = () => localStorage): KeptRedirect {
  return {
    find: () => attempt(() => storage().getItem(KEY)),
    keep: (path) => attempt(() => storage().setItem(KEY, path)),
    forget: () => attempt(() => storage().removeItem(KEY)),
  };
}

/** Looking at the storage throws where the shopper forbade it, and writing where it is full. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
