import { PROMO_ITEMS } from '#api/content/home-operations.ts';
import type { PromoItem } from '#api/content/promo-item.ts';
import type { Database } from '#api/database/open-database.ts';
import { putContent } from './put-content.ts';

/** Announces one strip for each text, and nothing else. */
export async function putStrips(db: Database, { texts }: { readonly texts: readonly string[] }): Promise<true> {
  return putContent(db, PROMO_ITEMS, texts.map(stripOf));
}

function stripOf(title: string, at: number): PromoItem {
  return {
    id: at + 1,
    type: 'strip',
    is_active: true,
    title,
    content: null,
    image: null,
    link: null,
    background_color: null,
    text_color: null,
    coupon_code: null,
    delay_ms: 0,
    start_at: null,
    end_at: null,
    position: at + 1,
  };
}
