import { isFault, type Opening, openDatabase } from './open-database.ts';
import { createPageAside, type PageAside } from './page-aside.ts';

type Options = Opening & {
  /** Milliseconds after which nobody waits any more until it is open; it goes on being opened. */
  readonly within: number;
  /** Strict unless said otherwise: what counts as stored is on the disk. */
  readonly durability?: IDBTransactionDurability;
  /** Of this page unless said otherwise. */
  readonly aside?: PageAside;
};

/** One connection, opened with the first call and again after it was lost. */
export interface Database {
  /**
   * Acts in a transaction over these stores, whose changes count when they are on the disk. Where the page was put aside in the
   * middle of it, it reads once more when it is there again, and rejects what was to be written.
   */
  begin<T>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    act: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T>;
  /** Gives the connection up, as one that does not answer: what was begun goes on, and the next call opens another. */
  leave(): void;
}

/**
 * A page that is put aside takes back what it has begun: WebKit lets a transaction of such a page stand open, and every other
 * page waits for it in vain (w3c/IndexedDB#381, jakearchibald/idb-keyval#180). It has lost its turn as well, so that others may
 * have written something else by the time it is there again: it is for whoever wrote to look and write anew.
 */
export function createDatabase({ durability = 'strict', aside = createPageAside(), ...options }: Options): Database {
  const connection = createConnection(options);
  const running = new Set<IDBTransaction>();
  aside.onAside(() => {
    for (const transaction of running) takeBack(transaction, running);
    connection.leave();
  });

  return {
    leave: () => connection.leave(),
    async begin(stores, mode, act) {
      const begun = (database: IDBDatabase) => database.transaction(stores, mode, { durability });
      for (;;) {
        if (mode === 'readonly') await aside.untilBack();
        const first = await connection.get();
        if (aside.isAside() && mode === 'readonly') continue;
        if (aside.isAside()) throw new DOMException('The page was put aside.', 'AbortError');
        const transaction = attempt(begun, first, connection) ?? begun(await connection.get());
        running.add(transaction);
        try {
          return await act(transaction);
        } catch (fault) {
          if (mode !== 'readonly' || running.has(transaction)) throw fault;
        } finally {
          running.delete(transaction);
        }
      }
    },
  };
}

type Connection = {
  readonly get: () => Promise<IDBDatabase>;
  readonly forget: () => void;
  readonly leave: () => void;
};

function takeBack(transaction: IDBTransaction, running: Set<IDBTransaction>): void {
  try {
    transaction.abort();
    running.delete(transaction);
  } catch {
    // it is complete, which is still to be heard
  }
}

/** Null when the connection was lost in that moment, so that the next one is asked. */
function attempt(
  begun: (database: IDBDatabase) => IDBTransaction,
  database: IDBDatabase,
  connection: Connection,
): IDBTransaction | null {
  try {
    return begun(database);
  } catch (fault) {
    if (!isFault(fault, 'InvalidStateError')) throw fault;
    connection.forget();
    return null;
  }
}

function createConnection({ within, ...opening }: Options): Connection {
  let connecting: Promise<IDBDatabase> | null = null;
  let isOverdue = false;
  const forget = (): void => {
    connecting = null;
  };

  return {
    get,
    forget,
    leave() {
      connecting?.then((database) => database.close()).catch(() => undefined); // it never opened
      forget();
    },
  };

  async function get(): Promise<IDBDatabase> {
    connecting ??= connect();
    if (isOverdue) throw new Error(`the database ${opening.name} is still being opened`);
    return connecting;
  }

  async function connect(): Promise<IDBDatabase> {
    const timer = setTimeout(() => {
      isOverdue = true;
    }, within);
    try {
      return await openShared(opening, forget);
    } catch (fault) {
      forget();
      throw fault;
    } finally {
      clearTimeout(timer);
      isOverdue = false;
    }
  }
}

/** A tab finishes what it writes and lets go when another one brings the database forward; who asks then opens it anew. */
async function openShared(opening: Opening, onGone: () => void): Promise<IDBDatabase> {
  const database = await openDatabase(opening);
  database.onclose = onGone;
  database.onversionchange = () => {
    database.close(); // the writes that were begun are finished first
    onGone();
  };
  return database;
}
