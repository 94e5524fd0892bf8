import {
  amount,
  anything,
  checked,
  flag,
  id,
  isRecord,
  list,
  nullable,
  oneOf,
  type Parsed,
  shape,
  text,
  valueOrNull,
} from '#adapters/wire/parser.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { sumNames } from './amount-names.ts';
import { type AsKept, fromKept, toKept } from './kept-form.ts';
import { withSoundDays } from './sound-days.ts';
import { soundLocale } from './sound-locale.ts';
import { readStoredChannel } from './stored-channel.ts';
import { readStoredDetails } from './stored-details.ts';
import { recordOf, type StoredOrder, type StoredOutcome, withStatus } from './stored-order-status.ts';
import type { RecordKind } from './stored-record.ts';
import { storedTiers } from './stored-tiers.ts';

const address = shape({ country: text, street: list(text), firstName: text, lastName: text, email: text });

const taken = shape({ kind: text, number: text, total: amount });
const untaken = shape({ kind: oneOf('waiting', 'canceling', 'refused', 'withdrawn') });

function isTaken(outcome: unknown): boolean {
  return isRecord(outcome) && outcome['kind'] === 'accepted';
}

/** What every build must find in an order to send it; later builds may keep more. */
const soundOrder = shape({
  id: text,
  hash: text,
  createdAt: text,
  updatedAt: text,
  isTransmitted: flag,
  transmittedAt: nullable(text),
  storeCode: nullable(text),
  country: text,
  currency: text,
  cartId: text,
  lines: list(shape({ id, sku: text, name: text, quantity: amount, price: amount, options: list(anything) })),
  shippingAddress: nullable(address),
  billingAddress: address,
  carrierCode: text,
  methodCode: text,
  paymentMethod: text,
  total: amount,
  outcome: (input) => (isTaken(input) ? taken(input) : untaken(input)),
});

/** Orders as devices keep them, read whole: what this build does not know of one is kept as it is. */
export const orderRecords: RecordKind<Order> = {
  store: 'orders',
  noun: 'order',
  schema: 1,
  parse: parseOrder,
  write: keptOrderOf,
  madeAt: ({ createdAt }) => createdAt,
};

/** The record of an order as every build reads it. */
export function keptOrderOf(order: Order): AsKept<StoredOrder> {
  return toKept<StoredOrder>(recordOf(order), sumNames);
}

function parseOrder(input: unknown): Parsed<Order> {
  const found = checked<StoredOrder>(soundOrder)(fromKept(input, sumNames));
  return found.kind === 'ok' ? withStatus(completed(found.value)) : found;
}

/** What every build has kept, and what only later ones have. */
type Kept<T, Always extends keyof T> = Pick<T, Always> & Partial<T>;

/**
 * Devices have kept orders since before these knew of parts, coupons, channels, a page to pay on, the way back, and attempts. Once
 * the time of an attempt alone said that an order may have left; an unknown past says so too.
 */
function completed({ locale, ...order }: StoredOrder): StoredOrder {
  const { mayHaveLeft, coupon, outcome, hasLeftCart, typed, owner, paymentChannel }: Kept<StoredOrder, 'outcome'> =
    order;
  const attemptedAt = attemptIn(order);
  return {
    ...order,
    ...soundLocale(locale),
    attemptedAt,
    mayHaveLeft: (mayHaveLeft ?? false) !== false || attemptedAt !== null,
    hasLeftCart: hasLeftCart ?? outcome.kind === 'accepted',
    owner: ownerIn(owner),
    coupon: coupon ?? null,
    paymentChannel: readStoredChannel(paymentChannel),
    typed: readStoredDetails(typed),
    lines: order.lines.map(completedLine),
    outcome: completedOutcome(outcome),
  };
}

/** A time that cannot be read counts as one, of the last change: whether the shop has the order is asked then. */
function attemptIn({ attemptedAt, updatedAt }: Kept<StoredOrder, 'updatedAt'>): string | null {
  if (attemptedAt === null) return null;
  return typeof attemptedAt === 'string' && Date.parse(attemptedAt) > 0 ? attemptedAt : updatedAt;
}

/** Orders of earlier builds are of guests. What is no name of an owner is of nobody, so that nobody is shown it. */
function ownerIn(owner: unknown): CustomerId | null {
  return owner === undefined || owner === null ? null : (String(owner) as CustomerId);
}

function completedOutcome(outcome: StoredOutcome): StoredOutcome {
  if (outcome.kind === 'accepted')
    return { ...outcome, paymentPage: pageIn(outcome), isUnwanted: outcome.isUnwanted === true };
  return outcome.kind === 'withdrawn' ? { ...outcome, isEdited: outcome.isEdited === true } : outcome;
}

function completedLine(line: OrderLine): OrderLine {
  const known: Kept<OrderLine, 'sku' | 'price'> = line;
  const { sku, price, parts = [], designer = '', parentSku = sku, regularPrice = price } = known;
  const { tiers: said, ...told } = withSoundDays(line);
  const tiers = valueOrNull(storedTiers, said);
  const { address = `/p/${encodeURIComponent(parentSku)}/${encodeURIComponent(sku)}` } = known;
  return { ...told, ...(tiers && { tiers }), parts, designer, parentSku, regularPrice, address };
}

/** A page is followed by pressing, so only an address of the web is one. */
function pageIn({ paymentPage }: { readonly paymentPage?: unknown }): string | null {
  return typeof paymentPage === 'string' && /^https?:/i.test(paymentPage) ? paymentPage : null;
}
