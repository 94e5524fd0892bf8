import type { OrderHistory, PastOrder } from '#domain/account/order-history.ts';
import type { Product, ProductOption } from '#domain/catalog/product.ts';
import { isGone } from '#domain/orders/is-gone.ts';
import type { Order } from '#domain/orders/order.ts';

/** The size that the shopper took last of a piece, or of its house. */
export type SizeAdvice = {
  readonly size: string;
  /** Null where it was this very piece. */
  readonly designer: string | null;
  /** It arrived and was not sent back; else it was ordered, and nobody knows more. */
  readonly isKept: boolean;
};

/** The orders on this device, those of the account, and in how many days a shopper may send pieces back. */
export type Ordered = {
  readonly orders: readonly Order[];
  readonly history: OrderHistory;
  readonly returnDays: number;
};

/** Something that was ordered in a size. */
type Bought = Omit<SizeAdvice, 'designer'> & {
  readonly at: string;
  readonly parentSku: string;
  /** '' where nobody knows. */
  readonly designer: string;
};

/**
 * What was bought before, read from what this device has: nobody is asked and nobody is told. What was kept says more than
 * what was ordered, and of each this very piece more than its house. Null where nothing is known in a size that the product
 * comes in.
 */
export function sizeAdvice(product: Product, ordered: Ordered): SizeAdvice | null {
  const sizes = product.options.find(({ code }) => code === 'size');
  if (!sizes) return null;
  const bought = boughtIn(sizes, ordered).toSorted((one, other) => other.at.localeCompare(one.at));
  const ofPiece = bought.filter(({ parentSku }) => parentSku === product.parentSku);
  const ofHouse = bought.filter(({ designer }) => designer !== '' && designer === product.designer);
  const all = [...ofPiece, ...ofHouse];
  const best = all.find(({ isKept }) => isKept) ?? all[0];
  if (!best) return null;
  const { size, isKept } = best;
  return { size, isKept, designer: ofPiece.includes(best) ? null : product.designer };
}

/** Of an order that both know the account knows more: what became of it. Only the device knows of which house a piece is. */
function boughtIn(sizes: ProductOption, { orders, history, returnDays }: Ordered): readonly Bought[] {
  const houses = new Map<string, string>(
    orders.flatMap(({ lines }) => lines.map((line) => [line.parentSku, line.designer] as const)),
  );
  const pastIds = new Set(history.orders.map(({ id }) => id));
  const ofDevice = orders
    .filter((order) => order.status === 'accepted' && !order.isUnwanted && !pastIds.has(order.id))
    .map(({ createdAt, lines }) => boughtWith(sizes, lines, { at: createdAt, isKept: false }));
  const ofAccount = history.orders
    .filter((order) => !isGone(order)) // what never came, and what went back, says of no size that it fits
    .map((order) =>
      boughtWith(
        sizes,
        order.lines.map((line) => ({ ...line, designer: houses.get(line.parentSku) ?? '' })),
        { at: order.createdAt, isKept: isKept(order, history.readAt, returnDays) },
      ),
    );
  return [...ofDevice, ...ofAccount].flat();
}

type Line = {
  readonly parentSku: string;
  readonly designer: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
};

/** Who orders a piece in two sizes sends one of them back, and nobody knows which. */
function boughtWith(
  { label, values }: ProductOption,
  lines: readonly Line[],
  order: Pick<Bought, 'at' | 'isKept'>,
): readonly Bought[] {
  const sized = lines.flatMap(({ parentSku, designer, options }) => {
    const size = options.find((option) => option.label === label)?.value;
    return size === undefined ? [] : [{ ...order, parentSku, designer, size }];
  });
  const isOnly = ({ parentSku, size }: Bought): boolean =>
    sized.every((other) => other.parentSku !== parentSku || other.size === size);
  return sized.filter((each) => isOnly(each) && values.some((value) => value.label === each.size));
}

const DAY_MS = 86_400_000;
const DAYS_UNDER_WAY = 30; // longer than any parcel takes

/** Delivered, and when that was read nobody could send it back any more. */
function isKept(order: PastOrder, readAt: number | null, returnDays: number): boolean {
  return order.status === 'complete' && readAt !== null && readAt > arrivedAt(order) + returnDays * DAY_MS;
}

/** When the last parcel came; where the shop does not say, by when it must have. */
function arrivedAt({ createdAt, shipments = [] }: PastOrder): number {
  const days = shipments.map(({ deliveredAt }) => Date.parse(deliveredAt ?? ''));
  const isTold = days.length > 0 && days.every(Number.isFinite);
  return isTold ? Math.max(...days) : Date.parse(createdAt) + DAYS_UNDER_WAY * DAY_MS;
}
