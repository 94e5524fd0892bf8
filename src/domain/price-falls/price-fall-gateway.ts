import type { PricesToWaitFor } from '#domain/queue/queued-command.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';

/** Who waits for the prices of which products to fall; `groupId` null for everybody's prices. */
export type PriceWait = PricesToWaitFor;

/** Where a shopper asks to be told when prices fall. Asking twice does no harm. */
export interface PriceFallGateway {
  /** Answers what is waited for now: what is not sold is left out. */
  ask(wait: PriceWait, world?: CallWorld): Promise<Reply<readonly string[]>>;
}
