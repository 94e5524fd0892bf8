import { resultOf } from './outcome-of.ts';

/** Brings a database one version forward; migrations add, they never drop. A released one never changes. */
export type Migration = (database: IDBDatabase) => void;

export type Opening = {
  readonly name: string;
  readonly migrations: readonly Migration[];
  /** Told when another tab keeps it from being brought forward for a while. */
  readonly onHeld: () => void;
};

const HELD_MS = 3_000;

/**
 * Opens a database, and brings it forward when that is needed; while another tab keeps an earlier version open, this waits
 * until it lets go. Nothing is ever deleted: of a database that a newer build has brought forward, what is known of it is
 * used, and the rest stays.
 */
export async function openDatabase(opening: Opening): Promise<IDBDatabase> {
  try {
    return await broughtForward(opening);
  } catch (fault) {
    if (!isFault(fault, 'VersionError')) throw fault;
    return await asItIs(opening.name);
  }
}

function broughtForward({ name, migrations, onHeld }: Opening): Promise<IDBDatabase> {
  const request = indexedDB.open(name, migrations.length);
  request.onupgradeneeded = ({ oldVersion }) => {
    for (const migrate of migrations.slice(oldVersion)) migrate(request.result);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  request.onblocked = () => {
    timer = setTimeout(onHeld, HELD_MS);
  };
  return resultOf(request).finally(() => clearTimeout(timer));
}

/** In the version it has. A database that has just gone is not made here. */
function asItIs(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.transaction?.abort();
  return resultOf(request);
}

/** Whether this is what the device calls such a fault. */
export function isFault(fault: unknown, name: string): boolean {
  return fault instanceof DOMException && fault.name === name;
}
