/** A strip or pop-up, in the words of the contract's PromoItem. */
export type PromoItem = {
  /** The language that it is written in, where a store view has it in another than the catalog's own. */
  readonly language?: string;
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
