import { FRAME } from '#composition/screen-tokens.ts';
import { MARKET, SHOP_RULES, TOGGLE_SAVED } from '#composition/tokens.ts';
import { tileOf } from '#domain/pricing/tile.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { dearest, kurtaSet, longNamed } from '../pieces.ts';
import { goesOffline, type OpenPage, type States } from '../state.ts';

const address = '/';

async function saveSome({ get }: OpenPage): Promise<void> {
  for (const product of [kurtaSet, longNamed, dearest]) {
    await get(TOGGLE_SAVED)(tileOf(product, get(MARKET)(), get(SHOP_RULES)));
  }
}

export const wishlistStates: States = {
  ready: {
    address,
    when: async (page) => {
      await saveSome(page);
      page.get(FRAME).openWishlist();
    },
  },
  loading: { address, waitsFor: 'nothing', when: ({ get }) => get(FRAME).openWishlist() },
  empty: { address, when: ({ get }) => get(FRAME).openWishlist() },
  offline: {
    address,
    when: async (page) => {
      await saveSome(page);
      goesOffline(page);
      page.get(FRAME).openWishlist();
    },
  },
};

export const accountStates: States = {
  ready: {
    address,
    when: async (page) => {
      await placeOrder(page);
      page.get(FRAME).openAccount();
      return address;
    },
  },
  empty: { address, when: ({ get }) => get(FRAME).openAccount() },
};
