import { runIn, type Tab } from '../../engines/engine.ts';
import type { Hands } from '../../engines/hands.ts';
import type { Sight, Step } from '../../engines/in-page/target.ts';
import { fillsIn } from './checkout-details.ts';
import { button, isAdded, pieces } from './doings.ts';
import { heardSoFar } from './in-page/hear-errors.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** What is told, in plain words, where nothing is kept. */
export const keepsNothing: Sight = {
  role: 'status',
  text: 'This browser keeps nothing for the shop, so your cart and lists are gone when you close or reload this page. You can order now, or allow site data for this shop.',
};

export const addsPiece: readonly Step[] = [{ press: button('Add to cart') }, { sees: isAdded }];

/** From a product on, without ever leaving the page: into the cart, onto the wishlist, and to an order. */
export const shopsByLinks: readonly Step[] = [
  ...addsPiece,
  { sees: keepsNothing },
  { press: button('Add to wishlist') },
  { sees: button('Remove from wishlist') },
  { press: { role: 'link', startsWith: 'Wishlist, 1' } },
  { sees: { role: 'heading', name: 'Wishlist' } },
  { sees: { role: 'link', name: 'Plain Stole' } },
  { press: button('Cart, 1 item') },
  { press: { role: 'link', name: 'View cart', within: { role: 'dialog', name: 'Cart' } } },
  { sees: pieces('Plain Stole', '1') },
  { press: { role: 'link', name: 'Checkout' } },
  ...fillsIn,
  { press: button('Continue') },
  { press: { role: 'field', startsWith: 'Cash on delivery' } },
  { press: { role: 'field', startsWith: 'I accept the terms' } },
  { press: { role: 'button', startsWith: 'Place order' } },
  { sees: { role: 'heading', startsWith: 'Thank you' } },
];

/** The lines of the log that tell what a device refuses; each of them at most so often. */
const OF_DEVICE = [
  /^The browser gives no locks, so that tabs do not wait for each other: /,
  /^(A stored value|The orders|An order|Tasks) could not be read: /,
  /^(A value|An order|A task) could not be stored: /,
  /^No room could be made on a full device: /,
];
const MOST_OF_EACH = 3;

/** Kept where a notice was told once at most, and nothing was logged but what the device refuses. */
export async function isCalm(tab: Tab): Promise<Outcome> {
  const said = await runIn(tab, timesSaid, keepsNothing.text ?? '');
  if (said > 1) return { kind: 'lost', what: `it was told ${said} times that nothing is kept` };
  const heard = await runIn(tab, heardSoFar, null);
  const wrong = heard.filter((line) => !OF_DEVICE.some((known) => known.test(line)));
  const counted = Object.values(Object.groupBy(heard, (line) => line)).filter(
    (same = []) => same.length > MOST_OF_EACH,
  );
  const [line] = [...wrong, ...counted.map((same = []) => `${same.length} times ${same[0]}`)];
  return line === undefined ? outcomeOf([]) : { kind: 'lost', what: `calm, it logged: ${line}` };
}

/** Runs in a page. */
function timesSaid(_hands: Hands, text: string): number {
  return [...document.querySelectorAll('[role="status"]')].filter(({ textContent }) => textContent?.includes(text))
    .length;
}
