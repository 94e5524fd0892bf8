import { findProductIds, loadProducts } from '#api/catalog/load-products.ts';
import { skusOf } from '#api/catalog/product-operations.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { daysToLeave } from './days-to-leave.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import { isPinCode, zoneOf } from './pin-zones.ts';

/** By which day something is at a door in India, and on what terms. */
export function deliveryOperation(shop: Shop): Operation {
  return {
    operationId: 'deliveryEstimate',
    method: 'GET',
    path: '/api/delivery/estimate',
    cache: 'private', // good for minutes, and says where somebody lives
    ownTokenCheck: true,
    answer: (call) => estimate(shop, call),
  };
}

const WANTED = {
  leftOut: ['description', 'category', 'media_gallery', 'product_links', 'configurable_options'],
  stock: false,
} as const;

async function estimate({ db, clock }: Shop, call: Call): Promise<Outcome> {
  const postcode = call.query.get('postcode') ?? '';
  if (!/^[1-9]\d{5}$/.test(postcode)) return refusal(400, 'postcode must be a PIN code of six digits');
  const skus = skusOf(call);
  if ('code' in skus) return skus;
  if (!isPinCode(postcode)) return refusal(422, `No such PIN code: ${postcode}`);
  const days = await daysOfParcel(db, skus);
  if (days.length === 0) return refusal(422, 'Nothing of this is delivered');
  const parcel = { zone: zoneOf(postcode), daysToLeave: Math.max(...days) };
  return success(deliveryEstimate({ postcode, ...parcel, now: clock.now() }));
}

/** In how many working days each of the skus can be sent; nothing of those that are unknown or never are. */
async function daysOfParcel(db: Database, skus: readonly string[]): Promise<readonly number[]> {
  const ids = await findProductIds(db, skus);
  const loaded = await loadProducts(db, [...new Set(ids.values())], WANTED);
  const sent = loaded.filter(({ record: { type_id } }) => type_id !== 'virtual' && type_id !== 'downloadable');
  const byId = new Map(sent.map(({ record }) => [record.id, record]));
  return [...ids].flatMap(([sku, id]) => {
    const product = byId.get(id);
    return product ? [daysToLeave(product, sku)] : [];
  });
}
