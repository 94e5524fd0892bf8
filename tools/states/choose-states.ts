/** Beside the first state of each screen, those that say most. */
const wordy = [
  'product-set/bundle',
  'minicart/full',
  'cart/coupon',
  'checkout/other-billing',
  'checkout/payment',
  'confirmation/queued',
  'confirmation/payment-failed',
  'confirmation/payment-unknown',
  'account-page/order-invoice',
];

/** A state to look at, and whether it is one of those that are looked at closely. */
export type Chosen = { readonly state: string; readonly isThorough: boolean };

/** The states with one of the wanted words in their names, or all. Which are looked at closely does not depend on the words. */
export function chooseStates(names: readonly string[], wanted: readonly string[]): readonly Chosen[] {
  const few = names.filter((name, at) => wordy.includes(name) || names.findIndex(isOfScreen(name)) === at);
  return names
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
    .map((state) => ({ state, isThorough: few.includes(state) }));
}

function isOfScreen(name: string): (other: string) => boolean {
  const [screen = ''] = name.split('/');
  return (other) => other.startsWith(`${screen}/`);
}

/** Those that are looked at closely, or whose words somebody is promised. */
export function briefly(chosen: readonly Chosen[], promised: readonly string[]): readonly Chosen[] {
  return chosen.filter(({ state, isThorough }) => isThorough || promised.includes(state));
}
