import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { SeenChange } from '#domain/workflows/place-as-seen.ts';
import type { checkoutMessages } from '../messages/checkout/en.ts';
import { writingLocale } from '../messages/languages.ts';
import type { recapMessages } from '../messages/recap/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';
import { countryName } from '../store/country-name.ts';

type Texts = TextsOf<typeof recapMessages> & Pick<TextsOf<typeof checkoutMessages>, 'pricesNow' | 'pricesLater'>;

/** What is no longer as the shopper saw it, in words. */
export function seenChangeText(change: SeenChange, storeView: StoreView, texts: Texts): string {
  if (change.kind === 'country' || change.kind === 'not-sent') {
    const country = countryName(change.country, writingLocale(storeView));
    if (change.kind === 'not-sent') return texts.notSent(country, change.names.join(', '));
    return change.isPriced ? texts.pricesNow(country) : texts.pricesLater(country);
  }
  if (change.kind === 'sold-out') return texts.soldOut(change.name);
  if (change.kind === 'few-left') return texts.fewLeft(change.name, change.left);
  const [was, now] = [displayPrice(change.was, storeView), displayPrice(change.now, storeView)];
  return change.kind === 'price' ? texts.priceChanged(change.name, was, now) : texts.totalChanged(was, now);
}
