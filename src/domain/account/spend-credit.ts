import type { Cart } from '#domain/cart/cart.ts';
import { hashOf } from '#domain/cart/cart.ts';
import { withTotals } from '#domain/cart/load-totals.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { AccountGateway } from './account-gateway.ts';
import type { CreditUse } from './store-credit.ts';

/** How store credit is used for the cart; null while it is not known, as without a network. */
export type ReadCreditUse = () => Promise<CreditUse | null>;

/** Uses store credit for the cart, or takes it off again (CHK-09); null when that could not be done, which was told. */
export type SpendCredit = (isApplied: boolean) => Promise<CreditUse | null>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly accountGateway: Pick<AccountGateway, 'creditUse' | 'spendCredit'>;
  readonly clock: Clock;
};

export function createReadCreditUse({ cart, accountGateway, clock }: Ports): ReadCreditUse {
  return async () => {
    const { id } = cart.get();
    if (id === null) return null;
    const asked = hashOf(cart.get());
    return kept({ cart, clock }, asked, await accountGateway.creditUse(id));
  };
}

export function createSpendCredit({
  cart,
  accountGateway,
  clock,
  tellRefusal,
}: Ports & { readonly tellRefusal: TellRefusal }): SpendCredit {
  return async (isApplied) => {
    const { id } = cart.get();
    if (id === null) return null;
    const asked = hashOf(cart.get());
    const reply = await accountGateway.spendCredit(id, isApplied);
    if (reply.kind === 'refused') tellRefusal(reply);
    return kept({ cart, clock }, asked, reply);
  };
}

/** The sums of the answer are those of the cart as it was asked about. */
function kept(
  { cart, clock }: Pick<Ports, 'cart' | 'clock'>,
  asked: string,
  reply: Reply<CreditUse>,
): CreditUse | null {
  if (reply.kind !== 'ok') return null;
  cart.update((now) => withTotals(now, reply.value.totals, asked, clock.now()));
  return reply.value;
}
