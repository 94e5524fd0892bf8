import type { SeenChange } from '#domain/journeys/place-as-seen.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { CheckoutTexts } from './field-words.ts';

/** What is no longer as the shopper saw it, in words. */
export function seenChangeText(change: SeenChange, currency: string, texts: CheckoutTexts): string {
  if (change.kind === 'sold-out') return texts.soldOut(change.name);
  if (change.kind === 'few-left') return texts.fewLeft(change.name, change.left);
  const [was, now] = [displayPrice(change.was, currency), displayPrice(change.now, currency)];
  return change.kind === 'price' ? texts.priceChanged(change.name, was, now) : texts.totalChanged(was, now);
}
