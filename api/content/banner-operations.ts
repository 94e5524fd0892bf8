import type { HeadImageRecord, PromotedOffersRecord } from '#api/records/content-records.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { readContent } from './read-content.ts';

/** The banner files of one store view. */
export type BannerFiles = {
  readonly 'promoted_offers.json': PromotedOffersRecord;
  readonly 'main-image.json': HeadImageRecord;
};

/** Name of the row of `content` that holds the banner files of a store view. */
export const bannersOf = (storeCode: string): string => `banners-${storeCode}`;

/** The banner files, bare of any envelope. A store view without them is 404: readers then take those of `default`. */
export function bannerOperations(shop: Shop): readonly Operation[] {
  return [...shop.storeCodes].flatMap((code) => [
    fileOf(shop, code, 'promotedOffers', 'promoted_offers.json'),
    fileOf(shop, code, 'headImage', 'main-image.json'),
  ]);
}

function fileOf(shop: Shop, storeCode: string, operationId: string, file: keyof BannerFiles): Operation {
  return {
    operationId,
    method: 'GET',
    path: `/api/banners/${storeCode}/${file}`,
    cache: 'shared',
    ownTokenCheck: true,
    isBare: true,
    answer: () => readFile(shop, storeCode, file),
  };
}

async function readFile({ db }: Shop, storeCode: string, file: keyof BannerFiles): Promise<Outcome> {
  const files = (await readContent(db, bannersOf(storeCode))) as BannerFiles | null;
  return files ? success(files[file]) : refusal(404, 'Not found');
}
