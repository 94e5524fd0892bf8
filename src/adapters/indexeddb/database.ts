import { isFault, type Opening, openDatabase } from './open-database.ts';

type Options = Opening & {
  /** Milliseconds after which nobody waits any more until it is open; it goes on being opened. */
  readonly within: number;
  /** Strict unless said otherwise: what counts as stored is on the disk. */
  readonly durability?: IDBTransactionDurability;
};

/** One connection, opened with the first call and again after it was lost. */
export interface Database {
  /** Acts in a transaction over these stores, whose changes count when they are on the disk. */
  begin<T>(
    stores: readonly string[],
    mode: IDBTransactionMode,
    act: (transaction: IDBTransaction) => Promise<T>,
  ): Promise<T>;
  /** Gives the connection up, as one that does not answer: what was begun goes on, and the next call opens another. */
  leave(): void;
}

export function createDatabase({ durability = 'strict', ...options }: Options): Database {
  const connection = createConnection(options);

  return {
    leave: () => connection.leave(),
    async begin(stores, mode, act) {
      const begun = (database: IDBDatabase) => database.transaction(stores, mode, { durability });
      return act(attempt(begun, await connection.get()) ?? begun(await connection.get()));
    },
  };

  /** Null when the connection was lost in that moment, so that the next one is asked. */
  function attempt(begun: (database: IDBDatabase) => IDBTransaction, database: IDBDatabase): IDBTransaction | null {
    try {
      return begun(database);
    } catch (fault) {
      if (!isFault(fault, 'InvalidStateError')) throw fault;
      connection.forget();
      return null;
    }
  }
}

type Connection = {
  readonly get: () => Promise<IDBDatabase>;
  readonly forget: () => void;
  readonly leave: () => void;
};

/** A tab finishes what it writes and lets go when another one brings the database forward; who asks then opens it anew. */
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
      const database = await openDatabase(opening);
      database.onclose = forget;
      database.onversionchange = () => {
        database.close(); // the writes that were begun are finished first
        forget();
      };
      return database;
    } catch (fault) {
      forget();
      throw fault;
    } finally {
      clearTimeout(timer);
      isOverdue = false;
    }
  }
}
