import { goesOffline, isDown, type OpenPage, type States } from '../state.ts';

/** Types into the field of the header; what is offered has been looked for. */
async function typeSearch(shop: OpenPage, text: string): Promise<void> {
  await shop.suggest(text);
  shop.frame.search.type(text);
}

export const searchPanelStates: States = {
  ready: { address: '/', when: (page) => typeSearch(page, 'saree') },
  beginning: {
    address: '/',
    when: async (shop) => {
      await shop.rememberSearch('banarasi saree');
      await shop.rememberSearch('juttis');
      shop.frame.search.type('');
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
