import {
  amount,
  anything,
  checked,
  either,
  filled,
  flag,
  list,
  mapped,
  noneReadable,
  nullable,
  oneOf,
  optional,
  type Parser,
  parsed,
  readable,
  shape,
  text,
  valueOrNull,
  whole,
} from '#adapters/wire/parser.ts';
import type { Cart, CartId, CartLine, EarlyRemoval, Removal } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { sumNames } from './amount-names.ts';
import { fromKept } from './kept-form.ts';
import { withSoundDays } from './sound-days.ts';
import { readStoredChannel } from './stored-channel.ts';
import { storedTiers } from './stored-tiers.ts';

/**
 * The cart a device kept; null when it is none. A line that cannot be read is left out: the others are not lost
 * with it. What the shop can tell again (totals, when the carts agreed) is kept only when every line is good.
 */
export function readStoredCart(stored: unknown): Cart | null {
  const found = valueOrNull(storedCart, fromKept(stored, sumNames));
  if (!found) return null;
  const isWholeCart = found.lines.leftOut.length === 0;
  return {
    ...emptyCart,
    lines: found.lines.items,
    saved: found.saved.items,
    id: found.id as CartId | null,
    pricedFor: found.pricedFor,
    shippingMethod: found.shippingMethod,
    paymentMethod: found.paymentMethod,
    paymentChannel: found.paymentChannel,
    isMerging: found.isMerging,
    receipt: found.receipt,
    orderedAt: found.orderedAt,
    begunAt: found.begunAt,
    removed: found.removed.items,
    removedEarly: found.removedEarly.items,
    inSync: isWholeCart ? found.inSync : null,
    totals: isWholeCart ? found.totals : null,
  };
}

/** A line says null itself where it has nothing; one in which the field is missing was damaged. */
const none = oneOf(null);

const rejection = either(
  shape({ kind: oneOf('pieces'), wanted: whole(), left: either(none, whole()) }),
  shape({ kind: oneOf('choice'), wanted: text }),
);
const stockSeen = shape({ level: oneOf('in-stock', 'unsure', 'out-of-stock'), quantity: either(none, amount) });

/** What every build must find in a line. */
const soundLine = checked<CartLine>(
  shape({
    sku: filled,
    parentSku: text,
    type: text,
    name: text,
    designer: text,
    image: text,
    address: text,
    price: amount,
    regularPrice: amount,
    quantity: whole(1),
    options: list(anything),
    serverItem: either(none, shape({ id: whole(), cartId: text, quantity: whole() })),
  }),
);

/** Devices have kept lines and removals since before they knew of this. */
const askedFor = optional(list(whole(1)), []);

function ifAny({ asked }: { readonly asked: readonly number[] }): { readonly asked?: readonly number[] } {
  return asked.length > 0 ? { asked } : {};
}

/** Devices have kept lines since before they knew of parts, of what a line takes the place of, and what is left in stock. */
const laterOfLine = shape({
  tiers: optional(storedTiers, []),
  parts: optional(checked<CartLine['parts']>(list(anything)), []),
  replaces: optional(readable(storedLine), noneReadable),
  rejection: optional(nullable(rejection), null),
  stock: optional(nullable(stockSeen), null),
  asked: askedFor,
  askedIn: optional(nullable(filled), null),
});

function storedLine(input: unknown): ReturnType<Parser<CartLine>> {
  const [line, later] = [soundLine(input), laterOfLine(input)];
  if (line.kind !== 'ok' || later.kind !== 'ok') return line;
  const { asked, askedIn, replaces, tiers, ...others } = later.value;
  const { tiers: _, ...known } = line.value;
  const question = { ...ifAny({ asked }), ...(askedIn !== null && { askedIn: askedIn as CartId }) };
  const priced = { ...known, ...others, ...(tiers.length > 0 && { tiers }) };
  return parsed(withSoundDays({ ...priced, replaces: replaces.items, ...question }));
}

/** As a whole or not at all: half of it would take half of a merge back. */
const receipt = shape({ fromAccount: whole(1), devices: list(shape({ key: filled, quantity: whole(1) })) });

const storedTotals = checked<Totals>(
  shape({ grandTotal: amount, subtotal: amount, lines: list(anything), segments: list(anything) }),
);

const totals = shape({ hash: text, at: amount, value: storedTotals });

const whereRemoved = optional(nullable(filled), null);

type FoundRemoval = { readonly asked: readonly number[]; readonly cartId: string | null };

/** A removal as it was kept, without what was not known of it. */
function withKnown<T extends FoundRemoval>({ asked, cartId, ...removal }: T) {
  return { ...removal, ...ifAny({ asked }), ...(cartId !== null && { cartId: cartId as CartId }) };
}

const earlyRemoval: Parser<EarlyRemoval> = mapped(
  shape({ key: filled, quantity: whole(1), asked: askedFor, cartId: whereRemoved }),
  withKnown,
);

const soundRemoval = shape({
  id: whole(),
  quantity: nullable(whole()),
  asked: askedFor,
  cartId: whereRemoved,
  key: optional(nullable(filled), null),
});

/** Once the id of the server's item was all that a device kept of a removal. */
const removal: Parser<Removal> = either(
  mapped(whole(), (id) => ({ id, quantity: null })),
  mapped(soundRemoval, ({ key, ...others }) => ({ ...withKnown(others), ...(key !== null && { key }) })),
);

const storedCart = shape({
  lines: readable(storedLine),
  saved: optional(readable(storedLine), noneReadable),
  id: optional(nullable(text), null),
  pricedFor: optional(nullable(text), null),
  shippingMethod: optional(nullable(text), null),
  paymentMethod: optional(nullable(text), null),
  paymentChannel: mapped(anything, readStoredChannel),
  isMerging: optional(flag, false),
  receipt: optional(nullable(receipt), null),
  orderedAt: optional(nullable(amount), null),
  begunAt: optional(nullable(amount), null),
  removed: optional(readable(removal), noneReadable),
  removedEarly: optional(readable(earlyRemoval), noneReadable),
  inSync: optional(nullable(shape({ hash: text, at: amount })), null),
  totals: optional(nullable(totals), null),
});
