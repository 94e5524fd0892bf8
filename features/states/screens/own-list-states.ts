import { saveInLists } from '../save-some.ts';
import type { States } from '../state.ts';

const inLists = { address: '/wishlist', when: saveInLists } as const;

/** Lists beside the wishlist, on its page. */
export const ownListStates: States = {
  lists: inLists,
  list: { ...inLists, presses: ['Diwali, 2 pieces'] },
  'empty-list': { ...inLists, presses: ['For my sister’s wedding in Udaipur 2027, 0 pieces'] },
  moving: { ...inLists, presses: ['Move to list: Gulmohar Bridal Lehenga'] },
  'deleted-list': { ...inLists, presses: ['Diwali, 2 pieces', 'Delete list'] },
  naming: { ...inLists, presses: ['New list'] },
  'bad-name': { ...inLists, presses: ['New list', 'Create list'] },
  renaming: { ...inLists, presses: ['Diwali, 2 pieces', 'Rename list'] },
};
