/** Runs in a page: writes to local storage until it takes not a letter more. */
export function fillLocal(): void {
  const LONGEST = 2 ** 20;
  for (let [length, at] = [LONGEST, 0]; length >= 1; at += 1) {
    try {
      localStorage.setItem(`filling-${at}`, 'x'.repeat(length));
    } catch {
      length /= 2;
    }
  }
}

/** Runs in a page: takes away what it was filled with. */
export function freeLocal(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('filling-')) localStorage.removeItem(key);
}

/** Runs in a page: writes to a database of its own until the browser takes nothing more. */
export async function fillDatabase(): Promise<void> {
  const LONGEST = 2 ** 20;
  const SHORTEST = 2 ** 8;
  const MOST_AT_ONCE = 2 ** 16;
  const opened = (): Promise<IDBDatabase | null> =>
    new Promise((resolve) => {
      const request = indexedDB.open('filling');
      const make = (): void => void request.result.createObjectStore('filling', { autoIncrement: true });
      request.addEventListener('upgradeneeded', make);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    });
  const isTaken = (database: IDBDatabase, bytes: Uint8Array): Promise<boolean> =>
    new Promise((resolve) => {
      const transaction = database.transaction('filling', 'readwrite');
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
      transaction.objectStore('filling').add(bytes);
    });
  for (let length = LONGEST; length >= SHORTEST; length /= 2) {
    const database = await opened(); // after a refusal Firefox begins nothing more on the same one
    if (database === null) return; // not even that has room
    const bytes = new Uint8Array(length); // by chance, so that it cannot be made smaller
    for (let at = 0; at < length; at += MOST_AT_ONCE) crypto.getRandomValues(bytes.subarray(at, at + MOST_AT_ONCE));
    while (await isTaken(database, bytes));
    database.close();
  }
}

/** Runs in a page: takes that database away. */
export function freeDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('filling');
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
  });
}

/** Runs in a page: whether the browser lets it keep anything. */
export function isKeeping(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
