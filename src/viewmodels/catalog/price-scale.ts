import { displayPrice, inRupees, type Written } from '#domain/storeview/display-price.ts';
import type { Currency } from '#domain/storeview/store-view.ts';

/** A hundred steps from any price to any price: what a field says at each place, '' at both open ends. */
export type PriceScale = {
  readonly amounts: readonly string[];
  /** How a place is read. */
  readonly textAt: (place: number) => string;
};

const FIRST = 5;
/** How many steps of which size follow one another: prices are told apart closer at the low end. */
const STEPS = [
  [15, 1],
  [15, 2],
  [10, 5],
  [26, 10],
  [32, 20],
] as const;

/** Round amounts from 500 to 100,000 rupees, or from $5 to $1,000. Range and step: specification §9, slider. */
export function priceScale(view: Written & { readonly currency: Currency }, any: string): PriceScale {
  const { currency } = view;
  const unit = currency === 'INR' ? 100 : 1;
  const multiples = [FIRST];
  for (const [count, size] of STEPS)
    for (let step = 0; step < count; step += 1) multiples.push((multiples.at(-1) ?? FIRST) + size);
  const amounts = ['', ...multiples.map((multiple) => String(multiple * unit)), ''];
  const textAt = (place: number): string => {
    const amount = amounts[place];
    return amount ? displayPrice(inRupees(Number(amount), currency), view) : any;
  };
  return { amounts, textAt };
}

/** Where a typed amount stands: at the last place that is not above it; `otherwise` for what is no amount. */
export function placeOnScale({ amounts }: PriceScale, typed: string, otherwise: number): number {
  const amount = Number(typed.replace(/[\s,]/g, '') || Number.NaN);
  if (!Number.isFinite(amount)) return otherwise;
  return Math.max(
    0,
    amounts.findLastIndex((each) => each !== '' && Number(each) <= amount),
  );
}
