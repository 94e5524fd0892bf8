import { FRAME } from '#composition/frame/tokens.ts';
import { REMEMBER_SEARCH, SUGGEST } from '#composition/search/tokens.ts';
import { goesOffline, isDown, type OpenPage, type States } from '../state.ts';

/** Types into the field of the header; what is offered has been looked for. */
async function typeSearch({ get }: OpenPage, text: string): Promise<void> {
  await get(SUGGEST)(text);
  get(FRAME).search.type(text);
}

export const searchPanelStates: States = {
  ready: { address: '/', when: (page) => typeSearch(page, 'saree') },
  beginning: {
    address: '/',
    when: async ({ get }) => {
      await get(REMEMBER_SEARCH)('banarasi saree');
      await get(REMEMBER_SEARCH)('juttis');
      get(FRAME).search.type('');
    },
  },
  empty: { address: '/', when: (page) => typeSearch(page, 'zzzz') },
  error: {
    address: '/',
    when: (page) => {
      isDown(page);
      return typeSearch(page, 'saree');
    },
  },
  offline: {
    address: '/',
    when: (page) => {
      goesOffline(page);
      return typeSearch(page, 'saree');
    },
  },
};
