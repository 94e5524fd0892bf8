import {
  amount,
  checked,
  either,
  filled,
  flag,
  list,
  nullable,
  oneOf,
  optional,
  type Parser,
  readable,
  shape,
  text,
  valueOrNull,
} from '#adapters/wire/parser.ts';
import { creditKinds } from '#domain/account/credit-kinds.ts';
import type { OrderHistory } from '#domain/account/order-history.ts';
import type { ProfileChange } from '#domain/account/profile-change.ts';
import type { StoreCredit } from '#domain/account/store-credit.ts';
import type { DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import type { Tile } from '#domain/listing/tile.ts';
import type { NamedLists } from '#domain/lists/named-lists.ts';
import type { Sharing } from '#domain/lists/shared-list.ts';
import { sumNames, tileNames } from './amount-names.ts';
import { fromKept } from './kept-form.ts';
import { storedTile } from './stored-lists.ts';

const address = {
  ...texts('firstName', 'lastName', 'city', 'region', 'postcode', 'country', 'phone'),
  street: list(text),
};
const cartAddress = shape(address);

const line = shape({
  ...texts('sku', 'parentSku', 'name', 'image'),
  ...amounts('quantity', 'price', 'total'),
  options: list(shape(texts('label', 'value'))),
});

const shipment = shape({
  ...texts('carrier', 'number'),
  ...fields(['link', 'shippedAt', 'deliveredAt'], nullable(text)),
});

const returned = shape({
  ...texts('id', 'number', 'status', 'askedAt'),
  ...fields(['receivedAt', 'refundedAt', 'refusedAt', 'refusal'], nullable(text)),
  ...amounts('amount', 'storeCredit'),
  items: list(shape(amounts('item', 'quantity'))),
});

const order = shape({
  ...texts('id', 'number', 'createdAt', 'status', 'shippingTitle', 'paymentTitle'),
  ...amounts('entityId', 'subtotal', 'discount', 'shipping', 'tax', 'storeCredit', 'total'),
  lines: list(line),
  shippingAddress: nullable(cartAddress),
  billingAddress: cartAddress,
  shipments: nullable(list(shipment)),
  isCancelable: nullable(flag),
  isWithdrawable: nullable(flag),
  cancellation: nullable(shape({ canceledAt: text, amount: nullable(amount), refundedAt: nullable(text) })),
  returns: nullable(shape({ until: nullable(text), asked: list(returned) })),
});

const storedHistory = checked<OrderHistory>(shape({ orders: list(order), readAt: nullable(amount) }));

const entry = shape({
  ...texts('createdAt', 'comment'),
  ...amounts('id', 'amount', 'balanceAfter'),
  kind: oneOf(...creditKinds),
  orderNumber: nullable(text),
});

const storedCredit = checked<StoreCredit>(shape({ balance: amount, entries: list(entry), readAt: nullable(amount) }));

const storedChange = checked<ProfileChange>(
  either(
    shape({ kind: oneOf('none') }),
    shape({
      kind: oneOf('waiting'),
      id: filled,
      names: nullable(shape(texts('firstName', 'lastName'))),
      shippingAddress: nullable(cartAddress),
    }),
  ),
);

const storedDelivery = checked<DeliveryMemory>(
  shape({
    pinCode: filled,
    answers: list(
      shape({
        skus: list(filled),
        at: amount,
        estimate: either(
          shape({ kind: oneOf('never') }),
          shape({ kind: oneOf('by'), day: filled, until: amount, takesCash: flag, collectsReturns: flag }),
        ),
      }),
    ),
  }),
);

const storedSharing = checked<Sharing>(shape({ list: filled, secret: filled, expiresAt: amount }));

const storedNamedLists = readable(
  shape({
    id: filled,
    name: filled,
    sharing: optional<Sharing | null>(nullable(storedSharing), null),
    isDeleted: optional(flag, false),
  }),
);

const storedTiles = readable(storedTile);

/** The orders a device kept; null when they cannot be read, so that the shop is asked. */
export function readStoredHistory(stored: unknown): OrderHistory | null {
  return valueOrNull(storedHistory, fromKept(stored, sumNames));
}

export function readStoredCredit(stored: unknown): StoreCredit | null {
  return valueOrNull(storedCredit, fromKept(stored, sumNames));
}

/** What a customer changed and the shop does not know; what cannot be read is not sent. */
export function readStoredChange(stored: unknown): ProfileChange | null {
  return valueOrNull(storedChange, stored);
}

/** Cards as they were last seen; one that cannot be read is left out. */
export function readStoredTiles(stored: unknown): readonly Tile[] | null {
  return valueOrNull(storedTiles, fromKept(stored, tileNames))?.items ?? null;
}

/** Where somebody wants it delivered; null when it cannot be read, so that they are asked. */
export function readStoredDelivery(stored: unknown): DeliveryMemory | null {
  return valueOrNull(storedDelivery, stored);
}

/** The wishlist that this device shares; null when it cannot be read: it ends by itself then. */
export function readStoredSharing(stored: unknown): Sharing | null {
  return valueOrNull(storedSharing, stored);
}

/** The lists beside the wishlist; one that cannot be read is left out, and its pieces are in the first list. */
export function readStoredLists(stored: unknown): NamedLists | null {
  return valueOrNull(storedNamedLists, stored)?.items ?? null;
}

function texts<Name extends string>(...names: readonly Name[]) {
  return fields(names, text);
}

function amounts<Name extends string>(...names: readonly Name[]) {
  return fields(names, amount);
}

/** Fields of one kind, by their names. */
function fields<Name extends string, T>(names: readonly Name[], parse: Parser<T>): Readonly<Record<Name, Parser<T>>> {
  return Object.fromEntries(names.map((name) => [name, parse])) as Record<Name, Parser<T>>;
}
