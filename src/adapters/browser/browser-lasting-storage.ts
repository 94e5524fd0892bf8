import type { LastingStorage } from '#domain/storage/ask-for-lasting.ts';

/** A browser without such a promise, or a page that may not ask, is as good as one that refuses. */
export function createBrowserLastingStorage(
  storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined = navigator.storage,
): LastingStorage {
  return {
    async ask() {
      try {
        return ((await storage?.persisted()) || (await storage?.persist())) ?? false;
      } catch {
        return false;
      }
    },
  };
}
