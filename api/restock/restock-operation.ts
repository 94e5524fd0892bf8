import { isAddressed } from '#api/alerts/is-addressed.ts';
import { isSellable } from '#api/catalog/stock-reply.ts';
import { readerOf } from '#api/mail/mail-language.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

const INVALID = refusal(400, 'Invalid e-mail provided!');

/** Whoever waits for what is sold out is noted, to be told once (tell-restocked.ts). */
export function restockOperation(shop: Shop): Operation {
  return {
    operationId: 'stockNotify',
    method: 'POST',
    path: '/api/stock/notify',
    cache: 'private',
    bodyLimit: BODY_LIMIT,
    missing: (body) => (isAddressed(shop, 'stockNotify', body) ? null : INVALID),
    answer: (call) => noteWait(shop, call),
  };
}

type Asked = { readonly email: string; readonly sku: string };

/**
 * What is there already is noted for nobody, so that nobody sends a mail to somebody else by asking. Who asks again waits
 * from then on, and hears in the language of then.
 */
async function noteWait({ db, clock }: Shop, { body, ...call }: Call): Promise<Outcome> {
  const { email, sku } = body as Asked;
  const stock = await db.selectFrom('stock').selectAll().where('sku', '=', sku).executeTakeFirst();
  if (!stock) return refusal(400, `Unknown sku ${sku}`);
  if (isSellable(stock)) return success('in_stock');
  const latest = { store_code: call.storeCode, language: readerOf(call).language, since: timestampAt(clock.now()) };
  await db
    .insertInto('stock_waits')
    .values({ sku, email: email.toLowerCase(), user_id: call.user?.id ?? null, ...latest })
    .onConflict((conflict) =>
      conflict.columns(['sku', 'email']).doUpdateSet(({ fn, ref }) => ({
        ...latest,
        user_id: fn.coalesce('stock_waits.user_id', ref('excluded.user_id')), // whoever had it keeps it
      })),
    )
    .execute();
  return success('noted');
}
