import type { ShopClient } from '../../workbench/shop-client.ts';
import { COUPON, type Given, readCouponUses, readCredit, readPieces } from './shop-to-kill.ts';

/** What the stored orders add up to. */
export type Books = {
  readonly stored: ReadonlySet<string>;
  /** The ids of orders without their one line. */
  readonly partial: readonly string[];
  /** The ids of orders that mails say are placed, one for each mail. */
  readonly mailed: readonly string[];
  readonly withCoupon: number;
  /** Paise of store credit that they were paid with. */
  readonly credit: number;
};

export const emptyBooks: Books = { stored: new Set(), partial: [], mailed: [], withCoupon: 0, credit: 0 };

type StoredOrder = {
  readonly coupon: string | null;
  readonly store_credit: number;
  readonly lines: readonly { readonly qty: number }[];
};

const TELLS = 'order-placed ';

/** The books with the orders that have come since. Throws where the API doesn't answer. */
export async function readBooks(shop: ShopClient, before: Books): Promise<Books> {
  const ids = await shop.get<readonly string[]>('/workbench/orders');
  const told = await shop.get<readonly string[]>('/workbench/mails?about');
  if (ids === null || told === null) throw new Error('The API does not answer after its start.');
  const mailed = told.filter((about) => about.startsWith(TELLS)).map((about) => about.slice(TELLS.length));
  let books: Books = { ...before, stored: new Set(ids), mailed };
  for (const id of ids.filter((known) => !before.stored.has(known)))
    books = withOrder(books, id, await shop.get<StoredOrder>(`/workbench/orders/${id}`));
  return books;
}

function withOrder(books: Books, id: string, order: StoredOrder | null): Books {
  const isWhole = order?.lines.length === 1 && order.lines[0]?.qty === 1;
  return {
    ...books,
    partial: isWhole ? books.partial : [...books.partial, id],
    withCoupon: books.withCoupon + Number(order?.coupon === COUPON.code),
    credit: books.credit + (order?.store_credit ?? 0),
  };
}

type Audit = { readonly books: Books; readonly answered: ReadonlySet<string>; readonly given: Given };

/** What the books and the shop disagree about, a sentence each. */
export async function faultsOf(shop: ShopClient, { books, answered, given }: Audit): Promise<readonly string[]> {
  const { stored, partial, mailed, withCoupon, credit } = books;
  const uses = await readCouponUses(shop);
  const piecesGone = given.quantity - (await readPieces(shop));
  const creditGone = given.credit - (await readCredit(shop));
  return [
    ...[...answered].filter((id) => !stored.has(id)).map((id) => `order ${id} is missing`),
    ...partial.map((id) => `order ${id} is partial`),
    ...mailFaults(stored, mailed),
    ...(uses === withCoupon ? [] : [`${withCoupon} orders with the coupon, but ${uses} uses of it`]),
    ...(piecesGone === stored.size ? [] : [`${stored.size} orders, but ${piecesGone} pieces gone`]),
    ...(creditGone === credit ? [] : [`${credit} paise of store credit in orders, but ${creditGone} gone`]),
  ];
}

/** Each order is told by one mail, and no mail tells of an order that is not there. */
function mailFaults(stored: ReadonlySet<string>, mailed: readonly string[]): readonly string[] {
  const byOrder = Map.groupBy(mailed, (id) => id);
  const mailsOf = (id: string) => byOrder.get(id)?.length ?? 0;
  return [
    ...[...stored]
      .filter((id) => mailsOf(id) !== 1)
      .map((id) => `order ${id} is told by ${mailsOf(id)} mails in place of 1`),
    ...mailed.filter((id) => !stored.has(id)).map((id) => `a mail tells of order ${id}, which is not stored`),
  ];
}
