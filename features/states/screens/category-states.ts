import { valueId } from '../../assemblies/memory-products.ts';
import { FESTIVE, longNamed, pictureless, soldOut } from '../pieces.ts';
import { shopsFrom } from '../places.ts';
import { goesOffline, isDown, isSlow, type States } from '../state.ts';

const address = '/c/festive';

export const categoryStates: States = {
  ready: { address },
  loading: { address, from: '/', given: isSlow, waitsFor: 'nothing' },
  /** The menu came with the first page, and says no more of a category than its name. */
  'loading-by-name': {
    address,
    from: '/',
    given: isSlow,
    waitsFor: 'nothing',
    when: (shop) => shop.knownCategories.update(() => []),
  },
  empty: { address: '/c/quiet-shelf' },
  error: { address, given: isDown },
  offline: {
    address,
    given: (world) => {
      isDown(world);
      goesOffline(world);
    },
  },
  /** The next page of the list could not be had; what was loaded stays. */
  partial: {
    address,
    when: ({ api }) => api.fakes.search.cut(),
    presses: ['Load more'],
  },
  'loading-more': { address, when: ({ api }) => void api.fakes.search.hold(), presses: ['Load more'] },
  'price-slider': { address: '/c/festive?price=5000-20000', presses: ['Filters', 'Lowest price'] },
  'filters-open': { address, presses: ['Filters'] },
  filtered: { address: `${address}?color=${valueId('Wine')}&price=150-*` },
  'second-page': { address: `${address}?page=2` },
  'sorted-by-price': { address: `${address}?sort=price:desc` },
  'in-pounds': { address, given: shopsFrom('gb') },
  'long-names': {
    address: '/c/lehengas',
    given: ({ api }) => {
      const odd = [longNamed, pictureless, soldOut].map((piece) => ({ ...piece, categoryIds: [FESTIVE, 32] }));
      api.fakes.search.put(...odd);
    },
  },
};
