import type { Cell } from '#domain/shared/cell.ts';
import type { Area } from './area.ts';
import { leftBehind, look, withEntries } from './area-on-device.ts';
import type { AreaPorts } from './area-ports.ts';
import { type AreaTurns, createAreaTurns } from './area-turns.ts';
import { type FollowedArea, followArea } from './follow-area.ts';
import { createPendingChanges } from './pending-changes.ts';
import { createReturningStore, type ReturningStore } from './returning-store.ts';

/** A cell that survives a reload and is shared by all tabs. */
export interface PersistedCell<T> extends Cell<T> {
  /**
   * Reads what the device kept, once, and follows the other tabs from then on. Waits for a device that is slow, however
   * long that takes: until then nobody knows what it keeps. One that refuses again and again is not waited for.
   */
  open(): Promise<void>;
  /** Reads once more what the device keeps now. Never rejects. */
  read(): Promise<void>;
  /** Resolves when all that another tab was heard to have changed is read. Never rejects. */
  caughtUp(): Promise<void>;
  /** What the device keeps now, whatever this tab shows. */
  stored(): Promise<Stored<T>>;
  /**
   * Resolves when what other pages have done is read and the device has every change so far, or the journal has it because the device
   * takes nothing: what others hear of before that they may hear twice. Waits for a device that is late.
   */
  untilStored(): Promise<void>;
  /** Calls whenever this tab has taken in what another page had left in the journal, of which no signal tells it. */
  onTakenIn(listener: () => void): void;
  /** Resolves when every change so far is stored, or was found not to be storable now. Never rejects. */
  settled(): Promise<void>;
  /**
   * Goes back to the first value, and drops the changes that wait and what is being read; what is stored stays as it is.
   */
  forget(): void;
  /** How often it was forgotten: what was begun before is of somebody who has left. */
  forgettings(): number;
}

/**
 * `value` is null when there is nothing. Where the device does not say, nothing is sure, and it is what this tab shows with
 * what other pages have left in the journal.
 */
export type Stored<T> = { readonly value: T | null; readonly isSure: boolean };

/**
 * Never writes a whole from one tab's memory: under the area's lock it reads the stored value, applies the changes
 * that wait, writes, and tells the other tabs. So two tabs never overwrite each other, and a change made before
 * the device was read is not lost. Each change is in the journal before anything is waited for, so that a page may be left
 * at any moment: whoever has the next turn takes it in, and the marks of what is stored tell who has done so already.
 * While the device fails, nothing is taken for empty: changes wait, and are stored when it works again. A fault is logged
 * and ends nothing that comes after it.
 */
export function createPersistedCell<T>(ports: AreaPorts<T>): PersistedCell<T> {
  const { cell, key, log, rules = {}, write = same, read = same, onUnkept = () => undefined } = ports;
  const onFault = (fault: unknown): void => log.error(`What is kept as "${key}" had no turn: ${String(fault)}`);
  const listeners = new Set<() => void>();
  const initial = cell.get();
  const changes = createPendingChanges({ ...ports, rules, write });
  const device = createReturningStore(ports.store, () => {
    if (turns.isBehind() || changes.waiting().length > 0) void turns.read();
  });
  const area: Area<T> = { ...ports, rules, write, read, onUnkept, store: device.store, initial, changes };
  const turns = createAreaTurns(area, { onTakenIn, onFault });
  const followed = followArea(area, turns, device);
  let storing: Promise<void> = Promise.resolve();

  return {
    get: () => cell.get(),
    update(make) {
      changes.add(make);
      storing = storing.then(turns.store).catch(onFault);
    },
    open: followed.open,
    read: async () => void (await turns.read()),
    caughtUp: followed.caughtUp,
    stored: () => storedNow(area),
    untilStored: () => untilStored(area, { turns, followed, device, settled: () => storing }),
    onTakenIn: (listener) => void listeners.add(listener),
    settled: () => storing,
    forget() {
      changes.forget();
      cell.update(() => initial);
    },
    forgettings: changes.forgettings,
  };

  function onTakenIn(): void {
    for (const listener of listeners) listener();
  }
}

const same = (what: unknown): unknown => what;

async function storedNow<T>(area: Area<T>): Promise<Stored<T>> {
  const found = await look(area);
  const { stored, entries } = found ?? { stored: area.cell.get(), entries: await leftBehind(area) };
  return { value: await withEntries(area, stored, entries), isSure: found !== null };
}

type Parts = {
  readonly turns: AreaTurns;
  readonly followed: FollowedArea;
  readonly device: ReturningStore;
  readonly settled: () => Promise<void>;
};

async function untilStored<T>(area: Area<T>, { turns, followed, device, settled }: Parts): Promise<void> {
  await followed.opened();
  const store = await device.store();
  for (;;) {
    const isBack = device.returned();
    await settled();
    await followed.caughtUp();
    if (turns.isBehind() || (await leftBehind(area)).length > 0) await turns.read();
    const waiting = area.changes.waiting();
    const isSafe = !store.isLate() && waiting.every((change) => change.isSafe);
    const isStored = !turns.isBehind() && (waiting.length === 0 || isSafe);
    if (isStored || store.refuses('reads') || store.refuses('writes')) return;
    await isBack;
  }
}
