import type { Untold } from '#domain/notices/untold.ts';
import { UNTOLD as AREA, nothingUntold } from '#domain/notices/untold.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { keptArea } from '../device/kept-area.ts';
import { KEPT_UNTOLD } from '../device/storage-tokens.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { token } from '../token.ts';

export function loadUntoldReader(): Promise<typeof import('#adapters/stored/stored-untold.ts')> {
  return import(/* webpackChunkName: "queue" */ '#adapters/stored/stored-untold.ts');
}

/** What the worker has to say to whoever comes next; what reads it comes with the code of the queue, when there is any. */
export const keptUntold = keptArea({
  name: token<Cell<Untold>>('untold'),
  keptAs: KEPT_UNTOLD,
  area: AREA,
  initial: nothingUntold,
  store: DEVICE_STORE,
  async parse(stored) {
    if (stored === null) return null;
    const { readStoredUntold } = await loadUntoldReader();
    return readStoredUntold(stored);
  },
});
