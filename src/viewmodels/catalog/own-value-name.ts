import { discountStepOf } from '#domain/catalog/discount-step.ts';
import type { FilterCode } from '#domain/catalog/filters.ts';
import type { Written } from '#domain/storeview/display-price.ts';
import type { filterMessages } from '../messages/filters/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';
import { rangeText } from './range-text.ts';

/** Prices and discounts are named by what they say; null for a value that the catalog names. */
export function ownValueName(
  code: FilterCode,
  id: string,
  storeView: Written,
  messages: TextsOf<typeof filterMessages>,
): string | null {
  if (code === 'price') return rangeText(id, storeView, messages);
  if (code !== 'discount') return null;
  const from = discountStepOf(id);
  return from === null ? `${id}%` : messages.discountFrom(from);
}
