import type { Area } from './area.ts';
import type { AreaTurns, Turn } from './area-turns.ts';
import { takeJournal } from './bring-together.ts';
import type { ReturningStore } from './returning-store.ts';

/** How a page comes to know of an area what the device and other tabs do. */
export interface FollowedArea {
  /** Reads what is kept, once, and follows the other tabs from then on. */
  open(): Promise<void>;
  /** Resolves when what was opened is read; at once where nothing was. */
  opened(): Promise<void> | null;
  /** Resolves when all that another tab was heard to have changed is read. */
  caughtUp(): Promise<void>;
}

export function followArea<T>(area: Area<T>, turns: AreaTurns, { store, returned }: ReturningStore): FollowedArea {
  let opening: Promise<void> | null = null;
  let heard: Promise<unknown> = Promise.resolve();

  return {
    open() {
      opening ??= open();
      return opening;
    },
    opened: () => opening,
    caughtUp,
  };

  async function open(): Promise<void> {
    area.tabMessages.listen(area.key, () => {
      heard = readInTheEnd(turns, { store, returned });
    });
    if ((await readInTheEnd(turns, { store, returned })) === 'silent') await takeJournal(area);
  }

  async function caughtUp(): Promise<void> {
    const last = heard;
    await last;
    if (last !== heard) await caughtUp();
  }
}

/** However long that takes; `silent` where the device refuses to be read. */
async function readInTheEnd(turns: AreaTurns, { store, returned }: ReturningStore): Promise<Turn> {
  const device = await store();
  for (;;) {
    const isBack = returned();
    const turn = await turns.read();
    if (turn !== 'silent' || device.refuses('reads')) return turn;
    await isBack;
  }
}
