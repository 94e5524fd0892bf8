import type { PromoItem } from '#api/content/promo-item.ts';

type StripWords = Pick<PromoItem, 'title' | 'content'>;

/** The demo shop advertises the one coupon that every shop starts with. */
const strip = (words: StripWords): readonly PromoItem[] => [
  {
    id: 1,
    type: 'strip',
    is_active: true,
    ...words,
    image: null,
    link: null,
    background_color: '#7a0c2e',
    text_color: '#ffffff',
    coupon_code: 'FESTIVE10',
    delay_ms: 0,
    start_at: null,
    end_at: null,
    position: 1,
  },
];

export const demoPromoItems = strip({ title: 'Festive offer', content: 'Extra 10% off with FESTIVE10' });

/** By store view, where it has its own. */
export const demoPromoItemsOf: Readonly<Record<string, readonly PromoItem[]>> = {
  de: strip({ title: 'Festtage', content: '10 % Nachlass mit FESTIVE10' }),
  it: strip({ title: 'Giorni di festa', content: '10% di sconto con FESTIVE10' }),
};
