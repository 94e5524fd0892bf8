import type { Promo } from '#domain/content/promos.ts';

/** What the merchant has to say: above every page, or over it after so long. */
export type PromoTold = Pick<Promo, 'kind' | 'title'> & Partial<Pick<Promo, 'link' | 'delayMs'>>;

export function promoTold({ kind, title, link = '', delayMs = 0 }: PromoTold, at: number): Promo {
  return { id: at + 1, kind, title, content: '', link, coupon: '', delayMs };
}

/** The same for the workbench. */
export function promoForBench({ kind, title, link, delayMs: delay_ms }: PromoTold) {
  return { type: kind.replace('-', '_'), title, link, delay_ms };
}
