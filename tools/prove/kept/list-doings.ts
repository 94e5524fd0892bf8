import type { Step, Target } from '../../engines/in-page/target.ts';
import type { Doing } from './doing.ts';

const button = (name: string): Target => ({ role: 'button', name });
const offered = (startsWith: string): Target => ({ role: 'button', startsWith });

const opensForm: readonly Step[] = [
  { press: button('New list') },
  { type: 'Diwali', into: { role: 'field', name: 'Name of the list' } },
];
const makes: Step = { press: button('Create list') };
const isMade = { role: 'heading', name: 'Diwali' } as const;
const onPage = { on: 'with a sari', at: '/wishlist' } as const;

/** What a shopper does with the lists beside the wishlist. */
export const ofNamedLists: readonly Doing[] = [
  {
    ...onPage,
    name: 'makes a list',
    before: opensForm,
    act: makes,
    told: [isMade],
    kept: { at: '/wishlist', sights: [offered('Wishlist, 1 piece'), offered('Diwali, 0 pieces')] },
  },
  {
    ...onPage,
    name: 'moves a piece to a list',
    before: [
      ...opensForm,
      makes,
      { sees: isMade },
      { press: offered('Wishlist, 1 piece') },
      { press: button('Move to list: Silk Sari') },
    ],
    act: { press: button('Diwali') },
    told: [{ role: 'status', text: 'Silk Sari is in the list “Diwali” now.' }],
    kept: { at: '/wishlist', sights: [offered('Wishlist, 0 pieces'), offered('Diwali, 1 piece')] },
  },
];
