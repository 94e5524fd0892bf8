/** An object store, and what it has. */
type KeptStore = {
  readonly name: string;
  readonly keyPath: string | null;
  readonly autoIncrement: boolean;
  readonly entries: readonly (readonly [IDBValidKey, unknown])[];
};

type KeptDatabase = { readonly name: string; readonly version: number; readonly stores: readonly KeptStore[] };

/** What a shopper's device has kept of the shop, which keeps no more than a choice of the store in cookies. */
export type KeptDevice = {
  readonly databases: readonly KeptDatabase[];
  readonly local: Readonly<Record<string, string>>;
};

export const emptyDevice: KeptDevice = { databases: [], local: {} };

/** Runs in a page. What only fills the device up is left out: megabytes that would take minutes to come here. */
export async function readDevice(): Promise<KeptDevice> {
  const FILLING = 'filling';
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const storeOf = async (database: IDBDatabase, name: string): Promise<KeptStore> => {
    const store = database.transaction(name).objectStore(name);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    const entries = keys.map((key, at) => [key, values[at]] as const);
    return { name, keyPath: store.keyPath as string | null, autoIncrement: store.autoIncrement, entries };
  };
  const databaseOf = async (name: string): Promise<KeptDatabase> => {
    const database = await done(indexedDB.open(name));
    const stores = await Promise.all([...database.objectStoreNames].map((store) => storeOf(database, store)));
    database.close();
    return { name, version: database.version, stores };
  };
  const names = (await indexedDB.databases()).flatMap(({ name = FILLING }) => (name === FILLING ? [] : name));
  const databases = await Promise.all(names.map(databaseOf));
  return { databases, local: { ...localStorage } };
}

/** Runs in a page that has none of the shop's scripts: local storage has what is given, and there is nothing else beside the databases. */
export function putLocal(_hands: unknown, local: KeptDevice['local']): void {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has another way
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
}

/** Runs in such a page: the databases are those that are given, and all others are empty. */
export async function putDatabases(_hands: unknown, databases: KeptDevice['databases']): Promise<void> {
  const opened = (request: IDBOpenDBRequest, make: (database: IDBDatabase) => void): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      request.addEventListener('upgradeneeded', () => make(request.result));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const fill = (database: IDBDatabase, stores: readonly KeptStore[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const names = [...database.objectStoreNames];
      if (names.length === 0) return resolve();
      const transaction = database.transaction(names, 'readwrite');
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error));
      for (const name of names) transaction.objectStore(name).clear();
      for (const { name, keyPath, entries } of stores)
        for (const [key, value] of entries)
          transaction.objectStore(name).put(value, ...(keyPath === null ? [key] : []));
    });
  const here = await indexedDB.databases();
  for (const { name = '' } of here.filter((one) => !databases.some((wanted) => wanted.name === one.name))) {
    const database = await opened(indexedDB.open(name), () => undefined);
    await fill(database, []); // emptied and not deleted, which a page that is just ending would hold up
    database.close();
  }
  for (const { name, version, stores } of databases) {
    const make = (database: IDBDatabase): void => {
      for (const { name: store, keyPath, autoIncrement } of stores)
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store, { keyPath, autoIncrement });
    };
    const present = here.find((one) => one.name === name)?.version ?? 0; // higher once the shop has dropped a store
    const found = await opened(indexedDB.open(name, Math.max(present, version)), make);
    const isWhole = stores.every((store) => found.objectStoreNames.contains(store.name));
    if (!isWhole) found.close();
    const database = isWhole ? found : await opened(indexedDB.open(name, found.version + 1), make);
    await fill(database, stores);
    database.close();
  }
}
