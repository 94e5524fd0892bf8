import { type Cart, type CartLine, emptyCart } from '#domain/cart/cart.ts';
import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import { keyOf } from '#domain/cart/line-parts.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './simulated-shop.ts';
import { answersThing, doubtsSession, forgetsThing, sendsThing } from './tellings.ts';

/** What the ledger hears of the calls of a gateway: as they leave, as they are answered, and as their page hears of it. */
export type CallWatch = {
  readonly asked: (verb: string, args: readonly unknown[]) => void;
  readonly answered: (verb: string, args: readonly unknown[], reply: Reply<unknown>) => void;
  readonly heard: (verb: string, args: readonly unknown[], reply: Reply<unknown>) => void;
};

const nothing = () => undefined;

/**
 * A line that the shop refuses is not there any more. And no page takes a line for removed that nobody has removed; where its
 * own cart is to win (CART-63), it removes what it does not know of, too.
 */
export function cartWatch(
  { tellings, firsts, faults }: Ledger,
  rows: () => readonly Row[],
  cart: () => Cart | null,
): CallWatch {
  const isOrdered = (sku: string) =>
    [...firsts.values()].some(({ lines }) => lines.some((line) => line.sku === sku)) ||
    rows().some(({ pieces }) => pieces.has(sku)); // of an order that the device did not keep
  return {
    asked(verb, [, line]) {
      if (verb === 'update') sendsThing(tellings, (line as CartLine).sku);
      if (verb === 'update') answersThing(tellings, (line as CartLine).sku, false);
      if (verb !== 'remove') return;
      const { id, sku } = line as ServerItem;
      const { removed, removedEarly } = cart() ?? emptyCart;
      const isTaken =
        removed.some((each) => each.id === id) || removedEarly.some(({ key }) => key === keyOf(line as ServerItem));
      if (isTaken && !tellings.unwanted.has(sku) && !isOrdered(sku))
        faults.add(`P4: ${sku} is to be removed in the shop, and nobody has removed it`);
    },
    answered(verb, [, line], reply) {
      if (verb === 'update' && reply.kind === 'refused') forgetsThing(tellings, (line as CartLine).sku);
    },
    heard(verb, [, line], reply) {
      if (verb === 'update') answersThing(tellings, (line as CartLine).sku, reply.kind === 'ok');
    },
  };
}

/** The shop's word ends a session. */
export function tokenWatch({ tellings }: Ledger): CallWatch {
  return {
    ...noWatch,
    answered: (verb, _, reply) => {
      if (verb === 'renew' && reply.kind === 'refused') doubtsSession(tellings);
    },
  };
}

export const noWatch: CallWatch = { asked: nothing, answered: nothing, heard: nothing };
