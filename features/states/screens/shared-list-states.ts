import { dearest, kurtaSet, longNamed, soldOut } from '../pieces.ts';
import { goesOffline, isDown, isSlow, type States, type World } from '../state.ts';

const address = '/wishlist/shared/list-1';
const skus = [kurtaSet, longNamed, soldOut, dearest].map(({ sku }) => sku);

async function shared({ api: { fakes } }: World): Promise<void> {
  await fakes.sharedLists.share({ title: '', name: '', skus });
}

/** As long as title and name may be. */
async function named({ api: { fakes } }: World): Promise<void> {
  const title = 'For our wedding in Udaipur, the evening before and the day itself'.slice(0, 60);
  await fakes.sharedLists.share({ title, name: 'Meenakshi Sundareswaran Venkataraman', skus });
}

export const sharedListStates: States = {
  ready: { address, given: shared },
  named: { address, given: named },
  saved: { address, given: shared, presses: ['Add to my wishlist'] },
  gone: { address },
  loading: { address, given: isSlow, waitsFor: 'nothing' },
  down: {
    address,
    async given(world) {
      await shared(world);
      isDown(world);
    },
  },
  offline: {
    address,
    given: shared,
    when: goesOffline,
  },
};
