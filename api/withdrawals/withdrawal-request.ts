import { hashOf } from '#api/accounts/tokens.ts';
import { emailKey } from '#api/records/customer.ts';

/** The body of POST /api/order/withdraw. */
export type WithdrawalRequest = {
  readonly orderId: string;
  readonly name: string;
  readonly email: string;
  readonly pieces?: string;
};

/** A statement as it is kept. */
export type Statement = {
  readonly statement_hash: string;
  readonly order_named: string;
  readonly name: string;
  readonly email: string;
  readonly pieces: string;
};

/** The name makes no difference: the same is said of the same order. */
export function statementOf({ orderId, name, email, pieces = '' }: WithdrawalRequest): Statement {
  const order_named = orderId.trim().toUpperCase();
  const meant = pieces.trim();
  return {
    statement_hash: hashOf(JSON.stringify([order_named, emailKey(email), meant])),
    order_named,
    name: name.trim(),
    email: email.trim(),
    pieces: meant,
  };
}
