import { type BannerFiles, bannersOf } from '#api/content/banner-operations.ts';
import type { Database } from '#api/database/open-database.ts';
import type { BannerRecord } from '#api/records/content-records.ts';
import { putContent } from './put-content.ts';

/** Titles of banners; the page each leads to is named after it. */
export type Banners = {
  readonly head: string | null;
  readonly small: readonly string[];
  readonly product?: readonly string[];
};

/** Writes the banners of the default store view, and no others. */
export async function putBanners(db: Database, { head, small, product = [] }: Banners): Promise<true> {
  const files = {
    'main-image.json': { image: head === null ? null : bannerOf(head) },
    'promoted_offers.json': {
      mainBanners: [],
      smallBanners: small.map(bannerOf),
      productBanners: product.map(bannerOf),
    },
  } satisfies { readonly [File in keyof BannerFiles]: unknown };
  return putContent(db, bannersOf('default'), files);
}

function bannerOf(title: string): BannerRecord {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    title,
    image: `/b/${slug}.jpg`,
    image_mobile: null,
    link: `/c/${slug}`,
    button_text: null,
    sku: null,
  };
}
