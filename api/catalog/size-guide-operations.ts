import { readContent } from '#api/content/read-content.ts';
import type { SizeGuideRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, type Call, type Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';

/** Name of the row of `content` that holds the size guides. */
export const SIZE_GUIDES = 'size-guides';

/** The size guide of a product. */
export function sizeGuideOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'sizeGuideCollection',
      method: 'POST',
      path: '/api/product/size-guide-collection',
      cache: 'shared',
      ownTokenCheck: true,
      bodyLimit: BODY_LIMIT,
      answer: (call) => sizeGuide(shop, call),
    },
  ];
}

const NO_GUIDE = refusal(404, 'No size guide for this product');

/** By what kind of thing a product is, for whom, and which house cut it. */
async function sizeGuide({ db }: Shop, { body }: Call): Promise<Outcome> {
  const { sku } = body as { readonly sku: string };
  const product = await db.selectFrom('products').select('record').where('sku', '=', sku).executeTakeFirst();
  if (!product) return NO_GUIDE;
  const { category_product, gender, designer } = product.record;
  const guides = ((await readContent(db, SIZE_GUIDES)) ?? []) as readonly SizeGuideRecord[];
  const guide = guides.find(
    ({ kinds, genders, designers }) =>
      kinds.includes(category_product) && genders.includes(gender) && (designers?.includes(designer) ?? true),
  );
  if (!guide) return NO_GUIDE;
  const { title, image, notes, worn = null, tables } = guide;
  return success({ sku, designer, title: `${designer} ${title}`, image, notes, worn, tables });
}
