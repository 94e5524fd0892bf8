import type { IncomingMessage } from 'node:http';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { bearsKey } from '#api/transport/bears-key.ts';
import { envelope } from '#api/transport/envelope.ts';
import { isLocal } from '#api/transport/is-local.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { readBody } from '#api/transport/read-body.ts';
import { lockReviewed, refreshSummaries } from './refresh-summaries.ts';

/**
 * How a review becomes approved, beside the contract: `npm run reviews` calls it.
 *
 * | call | does |
 * | --- | --- |
 * | GET /moderation/reviews | the reviews that wait, oldest first |
 * | POST /moderation/reviews/:id | {"decision": "approve"} or {"decision": "reject"}; may be decided anew |
 */
export const MODERATION = '/moderation/reviews';

export type ModerationRules = {
  /** With it, who has it may decide, from anywhere: `Authorization: Bearer {key}`. */
  readonly key?: string;
  /** Without a key, whoever is on this machine may decide. */
  readonly isOpenHere: boolean;
};

const NOT_FOUND = refusal(404, 'Not found');
const APPROVED = 1;
const PENDING = 2;
const REJECTED = 3;
const MOST_SHOWN = 200;

export async function answerModeration(
  shop: Shop,
  rules: ModerationRules,
  request: Request,
  incoming: IncomingMessage | null,
): Promise<Response> {
  return envelope(mayDecide(rules, request, incoming) ? await answer(shop, request) : NOT_FOUND);
}

/** Whether a request is one of who runs the shop. */
export function mayDecide(
  { key, isOpenHere }: ModerationRules,
  request: Request,
  incoming: IncomingMessage | null,
): boolean {
  if (key === undefined) return isOpenHere && isLocal(request, incoming);
  return bearsKey(request, key);
}

async function answer(shop: Shop, request: Request): Promise<Outcome> {
  const rest = new URL(request.url).pathname.slice(MODERATION.length);
  const [, id] = /^\/(\d{1,9})$/.exec(rest) ?? [];
  if (request.method === 'GET' && rest === '') return success(await waiting(shop));
  if (request.method !== 'POST' || id === undefined) return NOT_FOUND;
  const status = statusOf(await readBody(request, 1_000));
  return status === null ? refusal(400, 'decision must be approve or reject') : decide(shop, Number(id), status);
}

function statusOf(body: Awaited<ReturnType<typeof readBody>>): number | null {
  const decision = body.kind === 'read' ? (Object(body.value) as { readonly decision?: unknown }).decision : null;
  if (decision === 'approve') return APPROVED;
  return decision === 'reject' ? REJECTED : null;
}

async function waiting({ db }: Shop): Promise<readonly unknown[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'reviews.created_at', 'reviews.record', 'products.sku'])
    .where('review_status', '=', PENDING)
    .orderBy('reviews.id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, created_at, record: { title, detail, nickname, ratings }, sku }) => ({
    id,
    sku,
    title,
    detail,
    nickname,
    ratings,
    created_at,
  }));
}

async function decide({ db, clock, log }: Shop, id: number, review_status: number): Promise<Outcome> {
  const isThere = await db.transaction().execute(async (transaction) => {
    const review = await transaction.selectFrom('reviews').select('product_id').where('id', '=', id).executeTakeFirst();
    if (!review) return false;
    await lockReviewed(transaction, [review.product_id]);
    const moderated_at = timestampAt(clock.now());
    await transaction.updateTable('reviews').set({ review_status, moderated_at }).where('id', '=', id).execute();
    await refreshSummaries(transaction, [review.product_id]);
    return true;
  });
  if (!isThere) return refusal(404, 'No such review');
  log(`review ${id} ${review_status === APPROVED ? 'approved' : 'rejected'}`);
  return success({ id, review_status });
}
