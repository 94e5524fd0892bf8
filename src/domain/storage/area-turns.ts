import type { Area } from './area.ts';
import { type Brought, bringTogether } from './bring-together.ts';

/** `no-turn`: the browser gives none to a page that is put aside. */
export type Turn = Brought | 'no-turn';

/** What pages do one after the other with an area, under its lock. */
export interface AreaTurns {
  /**
   * In turn, too: a value read before this tab's own change was stored must not take its place afterwards. Whoever asks
   * while a reading waits for its turn is served by that one, so that tabs on a slow device do not queue for each asker.
   */
  read(): Promise<Turn>;
  /** Stores what waits by then. */
  store(): Promise<void>;
  /** Whether the device was silent when it was asked last. */
  isBehind(): boolean;
}

type Events = { readonly onTakenIn: () => void; readonly onFault: (fault: unknown) => void };

export function createAreaTurns<T>(area: Area<T>, { onTakenIn, onFault }: Events): AreaTurns {
  const { key, store, locks, tabMessages, onUnkept, changes } = area;
  let reading: Promise<Turn> | null = null; // has its turn yet to come
  let isBehind = false;

  return {
    read() {
      reading ??= inTurn(() => {
        reading = null;
      }).catch((fault): Turn => {
        reading = null;
        onFault(fault);
        return 'no-turn';
      });
      return reading;
    },
    async store() {
      if (changes.waiting().length > 0) await inTurn();
    },
    isBehind: () => isBehind,
  };

  async function inTurn(begin: () => void = () => undefined): Promise<Turn> {
    const turn = await locks.runExclusive(key, () => {
      begin();
      return bringTogether(area, onTakenIn);
    });
    if (turn === 'written') tabMessages.send(key);
    isBehind = turn === 'silent';
    const device = await store();
    const isRefused = device.refuses('reads') || device.refuses('writes');
    if (isRefused && changes.waiting().some(({ isSafe }) => !isSafe)) onUnkept();
    return turn;
  }
}
