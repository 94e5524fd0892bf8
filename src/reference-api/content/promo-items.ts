/** A strip or pop-up, in the words of the contract's PromoItem. */
export type PromoItem = {
  readonly id: number;
  readonly type: 'strip' | 'exit_popup' | 'generic_popup';
  readonly is_active: boolean;
  readonly title: string;
  readonly content: string | null;
  readonly image: string | null;
  readonly link: string | null;
  readonly background_color: string | null;
  readonly text_color: string | null;
  readonly coupon_code: string | null;
  readonly delay_ms: number;
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly position: number;
};

/** The demo shop advertises the one coupon that every shop starts with. */
export const demoPromoItems: readonly PromoItem[] = [
  {
    id: 1,
    type: 'strip',
    is_active: true,
    title: 'Festive offer',
    content: 'Extra 10% off with FESTIVE10',
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
