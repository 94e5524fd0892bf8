/** When something was kept, in ms since the page was opened. */
export type Keeping = { readonly disk: readonly number[]; readonly journal: readonly number[] };

/**
 * Runs in a page: notes when what holds these words is complete on the disk of the database, and when it
 * is given to local storage.
 */
export function watchKeeping(_hands: unknown, words: string): void {
  const [disk, journal]: [number[], number[]] = [[], []];
  Object.assign(globalThis, { keeping: { disk, journal } });
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, ...key: IDBValidKey[]) {
    if (JSON.stringify(value)?.includes(words))
      this.transaction.addEventListener('complete', () => void disk.push(performance.now()));
    return put.call(this, value, ...key);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    setItem.call(this, key, value);
    if (this === localStorage && value.includes(words)) journal.push(performance.now());
  };
}

/** Runs in such a page. */
export function keepingSoFar(): Keeping {
  return (globalThis as unknown as { readonly keeping: Keeping }).keeping;
}
