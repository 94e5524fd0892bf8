import type { IncomingMessage } from 'node:http';
import { timestampAt } from '#api/process/shop-clock.ts';
import { type ModerationRules, mayDecide } from '#api/reviews/moderation.ts';
import type { Shop } from '#api/shop/shop.ts';
import { envelope } from '#api/transport/envelope.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

/**
 * What somebody has agreed to, beside the contract: `npm run consents` calls it, for who decides about reviews may read it.
 *
 * | call | does |
 * | --- | --- |
 * | GET /moderation/consents/:number | the record of that number, as a shopper tells it |
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

async function find({ db }: Shop, request: Request): Promise<Outcome> {
  const number = new URL(request.url).pathname.slice(CONSENTS.length).toUpperCase();
  if (!NUMBER.test(number)) return refusal(400, 'A number is like 3FA0-9C11-07B2');
  const found = await db.selectFrom('consent_records').selectAll().where('number', '=', number).executeTakeFirst();
  if (!found) return refusal(404, 'No such record');
  const { chosen_at, recorded_at, ...record } = found;
  return success({
    ...record,
    chosen_at: timestampAt(chosen_at.getTime()),
    recorded_at: timestampAt(recorded_at.getTime()),
  });
}
