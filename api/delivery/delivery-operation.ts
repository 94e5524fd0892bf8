import { findProductIds, loadProducts } from '#api/catalog/load-products.ts';
import { skusOf } from '#api/catalog/product-operations.ts';
import { isReadyToShip } from '#api/records/product-facts.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
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
  const ids = [...new Set((await findProductIds(db, skus)).values())];
  const products = (await loadProducts(db, ids, WANTED)).map(({ record }) => record);
  const sent = products.filter(({ type_id }) => type_id !== 'virtual' && type_id !== 'downloadable');
  if (sent.length === 0) return refusal(422, 'Nothing of this is delivered');
  const isReady = sent.every((product) => isReadyToShip(product) === 1);
  return success(deliveryEstimate({ postcode, zone: zoneOf(postcode), isReady, now: clock.now() }));
}
