import type { Sight, Step, Target } from './in-page/hands.ts';
import type { DeviceName } from './devices.ts';
import { addressOf } from './pieces.ts';

/** What a shopper does, when it is told, and where it must be seen afterwards. */
export type Doing = {
  readonly name: string;
  /** The device on which it is done. */
  readonly on: DeviceName;
  readonly at: string;
  /** Until it can be pressed. */
  readonly before: readonly Step[];
  readonly act: Step;
  readonly told: readonly Sight[];
  readonly kept: { readonly at: string; readonly sights: readonly Sight[] };
};

const button = (name: string): Target => ({ role: 'button', name });
const pieces = (thing: string, value: string): Sight => ({
  role: 'spinbutton',
  name: `Quantity of ${thing}`,
  value,
});
const hearts = (count: string): Sight => ({ role: 'link', startsWith: `Wishlist, ${count}` });

/** What the device had before. */
const before: readonly Sight[] = [pieces('Silk Sari', '2'), hearts('1')];

const noStole: Sight = { role: 'spinbutton', name: 'Quantity of Plain Stole', isGone: true };
const asked: Target = { role: 'dialog', name: 'Remove item' };

export const doings: readonly Doing[] = [
  {
    name: 'adds a piece',
    on: 'with a sari',
    at: addressOf('Plain Stole'),
    before: [],
    act: { press: button('Add to cart') },
    told: [{ role: 'status', text: 'Product has been added to the cart!' }],
    kept: { at: '/cart', sights: [...before, pieces('Plain Stole', '1')] },
  },
  {
    name: 'changes the quantity',
    on: 'with a sari and a stole',
    at: '/cart',
    before: [],
    act: { press: button('One more: Quantity of Plain Stole') },
    told: [pieces('Plain Stole', '2'), { role: 'button', name: 'Cart, 4 items' }],
    kept: { at: '/cart', sights: [...before, pieces('Plain Stole', '2')] },
  },
  {
    name: 'removes a line',
    on: 'with a sari and a stole',
    at: '/cart',
    before: [{ press: button('Remove Plain Stole') }],
    act: { press: { ...button('Remove'), within: asked } },
    told: [{ role: 'status', text: 'Plain Stole has been removed.' }, noStole],
    kept: { at: '/cart', sights: [...before, noStole] },
  },
  {
    name: 'presses a heart',
    on: 'with a sari',
    at: addressOf('Plain Stole'),
    before: [],
    act: { press: button('Add to wishlist') },
    told: [button('Remove from wishlist')],
    kept: { at: '/cart', sights: [pieces('Silk Sari', '2'), hearts('2')] },
  },
];
