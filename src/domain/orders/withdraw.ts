import type { OrderGateway } from './order-gateway.ts';
import { type RefusedAsking, refusedAsking } from './refused-asking.ts';
import type { Withdrawal, WithdrawalStatement } from './withdrawal.ts';

/** `refused`: it cannot be withdrawn from any more, or never could. `failed`: nobody knows, and it can be stated again. */
export type Withdrawn =
  | { readonly kind: 'withdrawn'; readonly withdrawal: Withdrawal }
  | { readonly kind: RefusedAsking };

/** Withdraws from an order. Stated again after a lost answer, it is the same withdrawal, with the time of the first. */
export type Withdraw = (statement: WithdrawalStatement) => Promise<Withdrawn>;

export function createWithdraw({ orderGateway }: { readonly orderGateway: Pick<OrderGateway, 'withdraw'> }): Withdraw {
  return async (statement) => {
    const reply = await orderGateway.withdraw(statement);
    return reply.kind === 'ok' ? { kind: 'withdrawn', withdrawal: reply.value } : { kind: refusedAsking(reply) };
  };
}
