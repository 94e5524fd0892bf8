import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { accountsOfShop, expectOk } from './accounts-of-shop.ts';
import type { Fixtures } from './fixtures.ts';
import type { ShopApi } from './shop-api.ts';
import type { Surroundings } from './surroundings.ts';

/** Accounts as they were before the example: the shop has them, and the device may know one. */
export function accountsOfScenario(
  around: Surroundings,
  api: ShopApi,
): ReturnType<typeof accountsOfShop> & Pick<Fixtures, 'remembers' | 'givesNoHumanProof'> {
  const storeView = createMemoryCell(around.chosen.storeView);
  return {
    ...accountsOfShop(api, around.clock.now),
    async remembers(person) {
      const tokens = expectOk(await api.tokensOf(storeView).signIn(person));
      const customer = expectOk(await api.tokensOf(storeView).holder(tokens.access));
      await around.device.set('session', signedIn(tokens, customer, 0));
      around.tabMessages.otherTab().send('session'); // as if signed in in another tab, should the shop be open
    },
    givesNoHumanProof: async () => around.humanCheck.gives(null),
  };
}
