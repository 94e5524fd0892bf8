import { storeTold } from '../../assemblies/store-told.ts';
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
  /** Opened from the home screen of a device, some pages into the visit: `app/browser/tell-way-back.ts` marks the page. */
  standalone: {
    address: '/',
    when: () => void globalThis.document?.documentElement.toggleAttribute('data-way-back', true),
  },
  /** Hours, telephone and place of a shop are not told. */
  'bare-stores': {
    address: '/',
    given: ({ api }) => {
      const bare = { hours: [], telephone: '', place: null };
      api.fakes.stores.open(
        ...['Zari Bandra', 'Zari Jaipur'].map((name, at) => ({ ...storeTold({ name }, at), ...bare })),
      );
    },
  },
  'store-choice': { address: '/', presses: ['Country, language and currency'] },
  /** The banners could not be had; the rest stays. */
  partial: {
    address: '/',
    given: ({ api }) => api.fakes.home.put(homePlan.filter(({ kind }) => kind !== 'banners')),
  },
};
