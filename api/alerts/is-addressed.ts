import { isMailAddress } from '#api/mail/mail.ts';
import type { Shop } from '#api/shop/shop.ts';

/** Whether a body has an e-mail as the contract wants it, and fit for the outbox: a round must not find out about it. */
export function isAddressed({ contract }: Pick<Shop, 'contract'>, operationId: string, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const email: unknown = Reflect.get(body, 'email');
  const isFaulty = contract.faultsOfBody(operationId, body).some(({ field }) => field === 'email');
  return !isFaulty && typeof email === 'string' && isMailAddress(email);
}
