import type { Sight, Step, Target } from '../../engines/in-page/target.ts';
import type { Doing } from './doing.ts';
import { ofNamedLists } from './list-doings.ts';
import { addressOf } from './pieces.ts';

/** Somebody with an account. */
export type Person = { readonly name: string; readonly email: string; readonly password: string };

export const button = (name: string, within?: Target): Target => ({ role: 'button', name, ...(within && { within }) });
export const pieces = (thing: string, value: string): Sight => ({
  role: 'spinbutton',
  name: `Quantity of ${thing}`,
  value,
});
const hearts = (count: string): Sight => ({ role: 'link', startsWith: `Wishlist, ${count}` });
export const isAdded: Sight = { role: 'status', text: 'Product has been added to the cart!' };

/** What each device had before. */
export const hadBefore: readonly Sight[] = [pieces('Silk Sari', '2'), hearts('1')];

/** Longer than anything is kept late. */
const rest: Step = { restMs: 700 };
/** Where nothing is done that is kept. */
export const ELSEWHERE = '/store-locator';

const noStole: Sight = { role: 'spinbutton', name: 'Quantity of Plain Stole', isGone: true };
const isRemoved: Sight = { role: 'status', text: 'Plain Stole has been removed.' };
const stoleRemoved: readonly Step[] = [
  { press: button('Remove Plain Stole') },
  { press: button('Remove', { role: 'dialog', name: 'Remove item' }) },
];
const onlyOnStole = { on: 'with a sari', at: addressOf('Plain Stole'), before: [] } as const;
const inCart = { on: 'with a sari and a stole', at: '/cart' } as const;

const ofCart: readonly Doing[] = [
  {
    ...onlyOnStole,
    name: 'adds a piece',
    act: { press: button('Add to cart') },
    told: [isAdded],
    kept: { at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '1')] },
  },
  {
    ...inCart,
    name: 'changes the quantity',
    before: [],
    act: { press: button('One more: Quantity of Plain Stole') },
    told: [pieces('Plain Stole', '2'), button('Cart, 4 items')],
    kept: { at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '2')] },
  },
  {
    ...inCart,
    name: 'removes a line',
    before: stoleRemoved.slice(0, 1),
    act: { press: button('Remove', { role: 'dialog', name: 'Remove item' }) },
    told: [isRemoved, noStole],
    kept: { at: '/cart', sights: [...hadBefore, noStole] },
  },
  {
    ...inCart,
    name: 'takes a removal back',
    before: [...stoleRemoved, { sees: isRemoved }, rest],
    act: { press: button('Undo') },
    told: [pieces('Plain Stole', '1')],
    kept: { at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '1')] },
  },
  {
    ...inCart,
    name: 'saves a line for later',
    before: [],
    act: { press: button('Save for later: Plain Stole') },
    told: [{ role: 'status', text: 'Plain Stole is saved for later.' }],
    kept: { at: '/cart', sights: [...hadBefore, noStole, button('Move to cart: Plain Stole')] },
  },
  {
    ...inCart,
    name: 'applies a coupon',
    before: [
      { press: { role: 'summary', name: 'Add a coupon' } },
      { type: 'FESTIVE10', into: { role: 'field', name: 'Coupon code' } },
    ],
    act: { press: button('Apply coupon') },
    told: [{ role: 'status', text: 'FESTIVE10 saves you' }],
    kept: { at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '1'), button('Remove coupon')] },
  },
];

const compared: Target = { role: 'table', name: 'Compared products' };
const region = (name: string): Target => ({ role: 'region', name });
const choice: Target = { role: 'dialog', name: 'Country, language and currency' };
const opensChoice: Step = { press: button('Country, language and currency') };

const ofLists: readonly Doing[] = [
  {
    ...onlyOnStole,
    name: 'presses a heart',
    act: { press: button('Add to wishlist') },
    told: [button('Remove from wishlist')],
    kept: { at: '/cart', sights: [pieces('Silk Sari', '2'), hearts('2')] },
  },
  {
    ...onlyOnStole,
    name: 'puts into compare',
    act: { press: button('Add to compare') },
    told: [button('Remove from compare')],
    kept: { at: '/compare', sights: [hearts('1'), { role: 'link', name: 'Plain Stole', within: compared }] },
  },
  {
    ...onlyOnStole,
    name: 'chooses a country',
    before: [opensChoice, { choose: 'United Kingdom', of: { role: 'combobox', name: 'Country', within: choice } }],
    act: { press: button('Save', choice) },
    told: [{ ...choice, isGone: true }],
    kept: {
      at: '/cart',
      first: [opensChoice],
      sights: [...hadBefore, { role: 'combobox', name: 'Country', within: choice, value: 'GB' }],
    },
  },
  {
    on: 'with a sari',
    name: 'types an address',
    at: '/checkout',
    before: [{ type: 'Meera', into: { role: 'field', name: 'First name', within: region('Personal details') } }],
    act: { type: '12 Hill Road', into: { role: 'field', name: 'Street address' } },
    told: [{ role: 'field', name: 'Street address', value: '12 Hill Road' }],
    kept: {
      at: '/checkout',
      sights: [
        { role: 'field', name: 'First name', within: region('Personal details'), value: 'Meera' },
        { role: 'field', name: 'Street address', value: '12 Hill Road' },
      ],
    },
  },
];

const panel: Target = { role: 'dialog', name: 'Account' };
const sheet: Target = { role: 'dialog', name: 'Sign in' };
const opensPanel: Step = { press: button('Account') };
const signsIn: Step = { press: button('Log in', sheet) };
const isSignedIn: Sight = { ...sheet, isGone: true };

function fillsSheet({ email, password }: Person): readonly Step[] {
  return [
    opensPanel,
    { press: button('Sign in', panel) },
    { type: email, into: { role: 'field', name: 'Email address', within: sheet } },
    { type: password, into: { role: 'field', name: 'Password', within: sheet } },
  ];
}

/** Somebody comes in, and rests until all of that is kept. */
export function comesIn(person: Person): readonly Step[] {
  return [...fillsSheet(person), signsIn, { sees: isSignedIn }, rest];
}

export const accountOf = ({ email }: Person): Sight => ({ role: 'field', name: 'Email address', value: email });

const doingsOfCustomers: readonly ((person: Person) => Doing)[] = [
  (person) => ({
    on: 'with a sari',
    name: 'signs in',
    at: ELSEWHERE,
    before: fillsSheet(person),
    act: signsIn,
    told: [isSignedIn],
    kept: { at: '/my-account', sights: [accountOf(person), hearts('1'), button('Cart, 2 items')] },
  }),
  (person) => ({
    on: 'with a sari',
    name: 'logs out',
    at: ELSEWHERE,
    before: [...comesIn(person), opensPanel],
    act: { press: button('Log out', panel) },
    told: [{ role: 'status', text: "You're logged out" }],
    kept: { at: ELSEWHERE, first: [opensPanel], sights: [button('Sign in', panel)] },
  }),
];

/** Every doing; somebody new does what takes an account. */
export const doings: readonly ((person: Person) => Doing)[] = [
  ...[...ofCart, ...ofLists, ...ofNamedLists].map((doing) => () => doing),
  ...doingsOfCustomers,
];
