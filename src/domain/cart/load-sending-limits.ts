import type { Cell } from '#domain/shared/cell.ts';
import type { FindSendingLimits } from './find-sending-limits.ts';
import type { SendingLimit } from './sending-limits.ts';

/** Asks the shop anew what of the cart is not sent everywhere; while it does not answer, what it said last counts. */
export type LoadSendingLimits = () => Promise<void>;

type Ports = {
  readonly findSendingLimits: FindSendingLimits;
  readonly sendingLimits: Cell<readonly SendingLimit[]>;
};

export function createLoadSendingLimits({ findSendingLimits, sendingLimits }: Ports): LoadSendingLimits {
  return async () => {
    const found = await findSendingLimits();
    if (found) sendingLimits.update(() => found);
  };
}
