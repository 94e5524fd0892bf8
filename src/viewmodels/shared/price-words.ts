import type { PriceTag } from '#domain/pricing/price-tag.ts';
import { displayPrice, type Written } from '#domain/storeview/display-price.ts';
import { commonMessages } from '../messages/common/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** A price ready to read; `regular` and `discount` are null where nothing is reduced. */
export type PriceWords = {
  readonly current: string;
  readonly regular: string | null;
  readonly discount: string | null;
};

type Writing = { readonly storeView: Written; readonly messages: Messages };

export function priceWords({ current, regular, discount }: PriceTag, { storeView, messages }: Writing): PriceWords {
  const isReduced = current < regular;
  return {
    current: displayPrice(current, storeView),
    regular: isReduced ? displayPrice(regular, storeView) : null,
    discount: isReduced && discount > 0 ? messages(commonMessages).off(discount) : null,
  };
}
