import type { WireWithdrawal } from '#adapters/wire/parse-withdrawal.ts';
import type { Withdrawal, WithdrawalStatement } from '#domain/orders/withdrawal.ts';
import { moneyOf } from '#domain/shared/money.ts';

export function withdrawalRequestOf({ order, name, email, pieces }: WithdrawalStatement) {
  return { orderId: order, name, email, ...(pieces === '' ? {} : { pieces }) };
}

/** A withdrawal of the API in the words of the shop. */
export function withdrawalOf(wire: WireWithdrawal): Withdrawal {
  return {
    number: wire.number,
    order: wire.order,
    pieces: wire.pieces,
    outcome: wire.outcome,
    declaredAt: wire.declared_at,
    dueOn: wire.due_on,
    amount: wire.amount === null ? null : moneyOf(wire.amount),
    returnNumber: wire.return_number,
    returnAddress: wire.return_address,
    excepted: wire.excepted,
  };
}
