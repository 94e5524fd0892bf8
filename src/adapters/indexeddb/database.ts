/** Brings a database one version forward; migrations add, they never drop. */
export type Migration = (database: IDBDatabase) => void;

type Options = { readonly name: string; readonly migrations: readonly Migration[] };

/** One connection, opened with the first call and again after it was lost. */
export interface Database {
  connected(): Promise<IDBDatabase>;
}

/**
 * A tab that holds the database lets go of it when another tab brings it forward. Nothing is ever deleted:
 * a database of a newer build fails to open, and stays as it is.
 */
export function createDatabase({ name, migrations }: Options): Database {
  let connecting: Promise<IDBDatabase> | null = null;

  return {
    connected() {
      connecting ??= connect();
      return connecting;
    },
  };

  async function connect(): Promise<IDBDatabase> {
    try {
      const database = await open();
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (fault) {
      forget();
      throw fault;
    }
  }

  function forget(): void {
    connecting = null;
  }

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, migrations.length);
      request.onupgradeneeded = ({ oldVersion }) => {
        for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
}

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves when the changes are written, not when they are merely accepted. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
