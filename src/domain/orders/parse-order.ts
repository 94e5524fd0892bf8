import { isAmount, isStored, isText, isWhole } from '#domain/shared/reading.ts';
import type { Order } from './order.ts';

const texts = [
  'id',
  'hash',
  'createdAt',
  'updatedAt',
  'country',
  'currency',
  'cartId',
  'carrierCode',
  'methodCode',
  'paymentMethod',
];
const outcomes = ['waiting', 'accepted', 'refused'];

/** An order as a device kept it; null when it cannot be read, which is for the store to report, never to delete. */
export function parseOrder(stored: unknown): Order | null {
  if (!isStored(stored) || !texts.every((key) => isText(stored[key]))) return null;
  const { id, lines, isTransmitted, hasLeftCart, total, outcome, billingAddress } = stored;
  const isNamed = id !== '' && typeof isTransmitted === 'boolean' && isAmount(total);
  const hasOutcome = isStored(outcome) && outcomes.includes(String(outcome['kind']));
  const hasLines = Array.isArray(lines) && lines.length > 0 && lines.every(isLine);
  if (!isNamed || !hasOutcome || !hasLines || !isStored(billingAddress)) return null;
  return { ...(stored as Order), hasLeftCart: hasLeftCart === true };
}

function isLine(value: unknown): boolean {
  return (
    isStored(value) &&
    isText(value['sku']) &&
    isText(value['name']) &&
    isWhole(value['pieces'], 1) &&
    isAmount(value['price'])
  );
}
