import type { IncomingMessage } from 'node:http';
import { openCancellations } from '#api/cancellations/pay-back.ts';
import { payBackNow } from '#api/returns/finish-returns.ts';
import { lookAtReturn, moveReturn, openReturns } from '#api/returns/move-return.ts';
import { type ModerationRules, mayDecide } from '#api/reviews/moderation.ts';
import type { Shop } from '#api/shop/shop.ts';
import { envelope } from '#api/transport/envelope.ts';
import { type Outcome, refusal } from '#api/transport/outcome.ts';
import { readBody, refusedBody } from '#api/transport/read-body.ts';
import {
  lookAtWithdrawal,
  matchWithdrawal,
  openWithdrawals,
  settleWithdrawal,
} from '#api/withdrawals/withdrawal-desk.ts';
import { deliverOrder, lookAtOrder, packOrder, payBackOrder, shipOrder } from './move-order.ts';
import { readParcel } from './read-parcel.ts';

/**
 * How an order goes on its way, and comes back, beside the contract: `npm run orders` calls it, and whatever packs and sends.
 *
 * | call | does |
 * | --- | --- |
 * | GET /fulfilment/orders/:number | how the order stands and what was sent of it |
 * | GET /fulfilment/orders/ | what was paid for canceled orders and waits to be paid back |
 * | POST /fulfilment/orders/:number | {"status": "packed"}: its shopper cannot cancel it any more |
 * | POST /fulfilment/orders/:number | {"status": "refunded"}: what was paid for the order, which its shopper canceled, went back |
 * | POST /fulfilment/orders/:number | {"status": "shipped", "carrier", "number", "url"?}: a parcel left |
 * | POST /fulfilment/orders/:number | {"status": "delivered"}: all that was sent has arrived |
 * | GET /fulfilment/returns/ | what waits to come back or to be paid back |
 * | GET /fulfilment/returns/:number | what is given back, and why |
 * | POST /fulfilment/returns/:number | {"status": "received"}: it came and is as it was sold; its pieces are in the stock again |
 * | POST /fulfilment/returns/:number | {"status": "refunded"}: it was paid back; what is store credit is there at once. Where a gateway took the money it is asked to give it back, and the return is refunded once it has ("at_gateway") |
 * | GET /fulfilment/withdrawals/ | what was withdrawn from and waits for somebody, for pieces or for money, with the day it is due |
 * | GET /fulfilment/withdrawals/:number | what was stated, by whom and when, and what became of it |
 * | POST /fulfilment/withdrawals/:number | {"status": "matched", "order"}: a statement whose order was not found means this one |
 * | POST /fulfilment/withdrawals/:number | {"status": "settled"}: somebody is done with a statement that waited for them |
 * | POST /fulfilment/returns/:number | {"status": "refused", "refusal"}: it is not taken, and the shopper reads why |
 */
export const FULFILMENT = '/fulfilment/orders/';
export const RETURNS = '/fulfilment/returns/';
export const WITHDRAWALS = '/fulfilment/withdrawals/';

const NUMBER = /^[A-Z0-9-]{1,50}$/i;
const BODY_LIMIT = 10_000;
const LONGEST_REFUSAL = 500;

/** `rules`: who may do so; another key than that of reviews, since who reads those need not send anything. */
export async function answerFulfilment(
  shop: Shop,
  rules: ModerationRules,
  request: Request,
  incoming: IncomingMessage | null,
): Promise<Response> {
  return envelope(mayDecide(rules, request, incoming) ? await answer(shop, request) : refusal(404, 'Not found'));
}

type Told = Readonly<Record<string, unknown>>;

/** What is told of an order or a return by its number, and what is done to it. */
type Desk = {
  readonly what: string;
  readonly path: string;
  /** What waits. */
  readonly open: () => Promise<Outcome>;
  readonly look: (number: string) => Promise<Outcome>;
  readonly move: Move;
};
type Move = (number: string, told: Told) => Promise<Outcome>;

async function answer(shop: Shop, request: Request): Promise<Outcome> {
  const { pathname } = new URL(request.url);
  const { what, path, open, look, move } = deskAt(shop, pathname);
  if (pathname === path && request.method === 'GET') return open();
  const number = pathname.slice(path.length).toUpperCase();
  if (!NUMBER.test(number)) return refusal(400, 'A number is like AF000070012');
  if (request.method === 'GET') return look(number);
  if (request.method !== 'POST') return refusal(404, 'Not found');
  const body = await readBody(request, BODY_LIMIT);
  if (body.kind !== 'read') return refusedBody(body);
  const told: Told = Object(body.value);
  const outcome = await move(number, told);
  if (outcome.code === 200) shop.log(`${what} ${number} ${String(told['status'])}`);
  return outcome;
}

function deskAt(shop: Shop, pathname: string): Desk {
  if (pathname.startsWith(WITHDRAWALS)) return withdrawalDesk(shop);
  return pathname.startsWith(RETURNS) ? returnDesk(shop) : orderDesk(shop);
}

/** What is said of an order without another word. */
const plainMoves: ReadonlyMap<unknown, (shop: Shop, number: string) => Promise<Outcome>> = new Map([
  ['packed', packOrder],
  ['delivered', deliverOrder],
  ['refunded', payBackOrder],
]);

function orderDesk(shop: Shop): Desk {
  return {
    what: 'order',
    path: FULFILMENT,
    open: () => openCancellations(shop),
    look: (number) => lookAtOrder(shop, number),
    move: async (number, told) => {
      const plain = plainMoves.get(told['status']);
      if (plain) return plain(shop, number);
      if (told['status'] !== 'shipped') return refusal(400, 'status must be packed, shipped, delivered or refunded');
      const parcel = readParcel(told);
      return typeof parcel === 'string' ? refusal(400, parcel) : shipOrder(shop, number, parcel);
    },
  };
}

function returnDesk(shop: Shop): Desk {
  return {
    what: 'return',
    path: RETURNS,
    open: () => openReturns(shop),
    look: (number) => lookAtReturn(shop, number),
    move: async (number, { status, refusal: why }) => {
      if (status === 'received') return moveReturn(shop, number, { status });
      if (status === 'refunded') return payBack(shop, number);
      if (status !== 'refused') return refusal(400, 'status must be received, refunded or refused');
      const sentence = sentenceOf(why);
      if (sentence === null) return refusal(400, `refusal must be a text of 1 to ${LONGEST_REFUSAL} characters`);
      return moveReturn(shop, number, { status, refusal: sentence });
    },
  };
}

function withdrawalDesk(shop: Shop): Desk {
  return {
    what: 'withdrawal',
    path: WITHDRAWALS,
    open: () => openWithdrawals(shop),
    look: (number) => lookAtWithdrawal(shop, number),
    move: async (number, { status, order }) => {
      if (status === 'settled') return settleWithdrawal(shop, number);
      if (status !== 'matched') return refusal(400, 'status must be matched or settled');
      if (typeof order !== 'string' || !NUMBER.test(order)) return refusal(400, 'order is a number like AF000070012');
      return matchWithdrawal(shop, number, order.toUpperCase());
    },
  };
}

/** The gateway is asked once the answer is given, since it may take its time. */
async function payBack(shop: Shop, number: string): Promise<Outcome> {
  const outcome = await moveReturn(shop, number, { status: 'refunded' });
  if (outcome.code === 200) shop.background.run(() => payBackNow(shop));
  return outcome;
}

/** On one line, since it stands in a mail and is shown to the shopper. */
function sentenceOf(told: unknown): string | null {
  if (typeof told !== 'string' || /\p{Cc}/u.test(told)) return null;
  const sentence = told.trim();
  return sentence !== '' && sentence.length <= LONGEST_REFUSAL ? sentence : null;
}
