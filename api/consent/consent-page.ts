import type { IncomingMessage } from 'node:http';
import { type ModerationRules, mayDecide } from '#api/reviews/moderation.ts';
import type { Shop } from '#api/shop/shop.ts';
import { envelope } from '#api/transport/envelope.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { listConsents, toldOf } from './list-consents.ts';

/**
 * What somebody has agreed to, beside the contract: `npm run consents` calls it, for who decides about reviews may read it.
 *
 * | call | does |
 * | --- | --- |
 * | GET /moderation/consents/:number | the record of that number, as a shopper tells it |
 * | GET /moderation/consents/?from=2026-11-01&to=2026-11-30 | a page of what was recorded on these days of UTC; `next` asks for the next one, as `after` |
 */
export const CONSENTS = '/moderation/consents/';

const NUMBER = /^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/;

export async function answerConsents(
  shop: Shop,
  rules: ModerationRules,
  request: Request,
  incoming: IncomingMessage | null,
): Promise<Response> {
  const isAllowed = request.method === 'GET' && mayDecide(rules, request, incoming);
  return envelope(isAllowed ? await find(shop, request) : refusal(404, 'Not found'));
}

async function find(shop: Shop, request: Request): Promise<Outcome> {
  const { pathname, searchParams } = new URL(request.url);
  const number = pathname.slice(CONSENTS.length).toUpperCase();
  if (number === '') return listConsents(shop, searchParams);
  if (!NUMBER.test(number)) return refusal(400, 'A number is like 3FA0-9C11-07B2');
  const found = await shop.db.selectFrom('consent_records').selectAll().where('number', '=', number).executeTakeFirst();
  return found ? success(toldOf(found)) : refusal(404, 'No such record');
}
