import { homePlan } from '../dressed-shop.ts';
import { goesOffline, isDown, isSlow, type States } from '../state.ts';

export const homeStates: States = {
  ready: { address: '/' },
  loading: { address: '/', given: isSlow, waitsFor: 'nothing' },
  /** As it was seen last. */
  'loading-again': { address: '/', from: '/', given: isSlow, waitsFor: 'nothing' },
  empty: { address: '/', given: ({ api }) => api.fakes.home.put([]) },
  error: { address: '/', given: isDown },
  offline: { address: '/', when: goesOffline },
  'store-choice': { address: '/', presses: ['Country, language and currency'] },
  /** The banners could not be had; the rest stays. */
  partial: {
    address: '/',
    given: ({ api }) => api.fakes.home.put(homePlan.filter(({ kind }) => kind !== 'banners')),
  },
};
