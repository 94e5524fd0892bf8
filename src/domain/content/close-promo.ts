import type { Cell } from '#domain/shared/cell.ts';
import { type ClosedPromos, withClosed } from './promos.ts';

/** The shopper has read it and does not want to see it again. */
export type ClosePromo = (id: number) => Promise<void>;

export function createClosePromo({ closedPromos }: { readonly closedPromos: Cell<ClosedPromos> }): ClosePromo {
  return async (id) => closedPromos.update((now) => withClosed(now, id));
}
