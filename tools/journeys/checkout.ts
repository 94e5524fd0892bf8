import type { Target } from '../engines/in-page/target.ts';
import { details, fieldOf } from '../prove/kept/checkout-details.ts';
import type { Thing } from './journey.ts';
import type { Shopper } from './shopper.ts';

export const button = (name: string, within?: Target): Target => ({ role: 'button', name, ...(within && { within }) });
export const link = (name: string, within?: Target): Target => ({ role: 'link', name, ...(within && { within }) });
export const panel: Target = { role: 'dialog', name: 'Cart' };
export const placesOrder: Target = { role: 'button', startsWith: 'Place order' };
export const cash: Target = { role: 'field', startsWith: 'Cash on delivery' };
export const terms: Target = { role: 'field', startsWith: 'I accept the terms' };
export const thanks: Target = { role: 'heading', startsWith: 'Thank you' };

/** From a product's page to the press that orders it. */
export async function comesToOrder(shopper: Shopper, thing: Thing): Promise<void> {
  await shopper.opens(thing.path);
  await shopper.presses(button('Add to cart'));
  await shopper.presses(link('Checkout', panel));
  await fillsIn(shopper);
}

/** What the shop fills in by itself: it follows from the zip code. */
const PROPOSED = 'State';

/** What is to be typed at the checkout. */
export const typed = details.filter(([, name]) => name !== PROPOSED);

/** From the address to the press that orders. */
export async function fillsIn(shopper: Shopper): Promise<void> {
  for (const [region, name, text] of typed) await shopper.types(text, fieldOf(region, name));
  for (const [region, name, value] of details) await shopper.sees({ ...fieldOf(region, name), value });
  await shopper.presses(button('Continue'));
  await shopper.presses(cash);
  await shopper.presses(terms);
  await shopper.sees(placesOrder);
}
