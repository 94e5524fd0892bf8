import type { PromoItem } from '#api/content/promo-item.ts';

type PromoWords = Pick<PromoItem, 'title' | 'content' | 'language'>;

/** The demo shop advertises the one coupon that every shop starts with. */
const strip = (words: PromoWords): readonly PromoItem[] => [
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

/** One of each kind, switched off: who looks around in a demo is not held up. A merchant switches them on by `is_active`. */
const popUps: readonly PromoItem[] = (
  [
    [
      'generic_popup',
      { title: 'Hear of new pieces first', content: 'A letter a month, from the ateliers.' },
      '#newsletter',
    ],
    ['exit_popup', { title: 'Leaving so soon?', content: 'An extra 10% off is waiting for you.' }, '/c/sarees'],
  ] as const
).map(([type, words, link], at) => ({
  ...{ id: at + 2, type, is_active: false, ...words, image: null, link },
  ...{ background_color: null, text_color: null, coupon_code: type === 'exit_popup' ? 'FESTIVE10' : null },
  ...{ delay_ms: type === 'generic_popup' ? 8_000 : 0, start_at: null, end_at: null, position: at + 2 },
}));

export const demoPromoItems = [
  ...strip({ title: 'Festive offer', content: 'Extra 10% off with FESTIVE10' }),
  ...popUps,
];

/** By store view, where it has its own. */
export const demoPromoItemsOf: Readonly<Record<string, readonly PromoItem[]>> = {
  de: strip({ title: 'Festtage', content: '10 % Nachlass mit FESTIVE10', language: 'de' }),
  it: strip({ title: 'Giorni di festa', content: '10% di sconto con FESTIVE10', language: 'it' }),
};
