import { createMemoryJournal, type JournalPages } from '#adapters/memory/memory-journal.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { Patch } from '#domain/storage/patch.ts';
import type { TabLife } from './tab-life.ts';

/** Whether what a page has shown can be written down beside the store; `refuses`: what is there stays, and nothing comes to it. */
export const journalStates = ['works', 'refuses', 'is absent'] as const;
export type JournalState = (typeof journalStates)[number];

/** The journal that the tabs of a device share. */
export type DeviceJournal = JournalPages & { tabs: number; state: JournalState };

export function createDeviceJournal(): DeviceJournal {
  return { entries: [], tabs: 0, state: 'works' };
}

/** How many pieces of a line each change has put in or taken out that is written down and was not taken in yet. */
export function piecesPut({ entries }: DeviceJournal, sku: string): readonly number[] {
  const changes = entries.filter(({ area }) => area === 'cart').map(({ text }) => JSON.parse(text) as Patch);
  return changes.flatMap((change) => {
    const pieces = within(itemIn(within(change, 'lines'), sku), 'pieces');
    return pieces?.kind === 'whole' ? [Number(pieces.to ?? 0) - Number(pieces.from ?? 0)] : [];
  });
}

function within(patch: Patch | undefined, field: string): Patch | undefined {
  return patch?.kind === 'fields' ? patch.fields[field] : undefined;
}

function itemIn(patch: Patch | undefined, key: string): Patch | undefined {
  return patch?.kind === 'items' ? patch.items.find(([each]) => each === key)?.[1] : undefined;
}

/** A tab's way to it: one that is closed writes and forgets nothing any more, and an older build knows of none. */
export function createTabJournal(pages: DeviceJournal, life: Pick<TabLife, 'isOver'>, isOld: boolean): Journal {
  pages.tabs += 1;
  const { tab, ...journal } = createMemoryJournal({ pages, tab: `tab ${pages.tabs}` });
  const isThere = (): boolean => !isOld && pages.state !== 'is absent' && !life.isOver();
  return {
    tab,
    note(area, change) {
      if (isThere() && pages.state === 'works') return journal.note(area, change);
      const { count } = journal.note(area, { ...change, patch: null });
      return { count, isSafe: change.patch === null };
    },
    pending: (area) => (isThere() ? journal.pending(area) : []),
    forget(area, marks) {
      if (isThere()) journal.forget(area, marks);
    },
  };
}
