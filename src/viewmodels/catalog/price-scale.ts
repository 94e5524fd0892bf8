import { displayPrice, inRupees, type Written } from '#domain/storeview/display-price.ts';
import type { Currency } from '#domain/storeview/store-view.ts';

/** A place on the scale of prices: what a field says there, and how it is read; `amount` is '' at both open ends. */
export type PriceStep = { readonly amount: string; readonly text: string };

const MULTIPLES = [1, 2, 4, 10, 20, 40, 100, 200] as const;

/** Prices as they are told apart, closer at the low end: from any price over 500, 1,000, 2,000 … rupees to any price. */
export function priceScale(view: Written & { readonly currency: Currency }, any: string): readonly PriceStep[] {
  const { currency } = view;
  const unit = currency === 'INR' ? 500 : 5;
  const steps = MULTIPLES.map((multiple) => {
    const amount = multiple * unit;
    return { amount: String(amount), text: displayPrice(inRupees(amount, currency), view) };
  });
  const open = { amount: '', text: any };
  return [open, ...steps, open];
}

/** Where a typed amount stands: at the last step that is not above it; `otherwise` for what is no amount. */
export function placeOnScale(scale: readonly PriceStep[], typed: string, otherwise: number): number {
  const amount = Number(typed.replace(/[\s,]/g, '') || Number.NaN);
  if (!Number.isFinite(amount)) return otherwise;
  return Math.max(
    0,
    scale.findLastIndex((step) => step.amount !== '' && Number(step.amount) <= amount),
  );
}
