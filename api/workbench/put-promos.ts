import { PROMO_ITEMS } from '#api/content/home-operations.ts';
import type { PromoItem } from '#api/content/promo-item.ts';
import type { Database } from '#api/database/open-database.ts';
import { putContent } from './put-content.ts';

export type ShortPromo = Pick<PromoItem, 'type' | 'title'> &
  Partial<Pick<PromoItem, 'link' | 'delay_ms' | 'is_active' | 'start_at' | 'end_at'>>;

/** Promotes these, and nothing else. */
export async function putPromos(db: Database, { items }: { readonly items: readonly ShortPromo[] }): Promise<true> {
  return putContent(db, PROMO_ITEMS, items.map(promoOf));
}

function promoOf(
  { type, title, link = null, delay_ms = 0, is_active = true, start_at = null, end_at = null }: ShortPromo,
  at: number,
): PromoItem {
  return {
    id: at + 1,
    type,
    is_active,
    title,
    content: null,
    image: null,
    link,
    background_color: null,
    text_color: null,
    coupon_code: null,
    delay_ms,
    start_at,
    end_at,
    position: at + 1,
  };
}
