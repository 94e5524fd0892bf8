import { goesOffline, isDown, isSlow, type States } from '../state.ts';

const address = '/search?q=saree';

export const searchStates: States = {
  ready: { address },
  loading: { address, given: isSlow, waitsFor: 'nothing' },
  empty: { address: '/search?q=zzzz' },
  beginning: { address: '/search' },
  error: { address, given: isDown },
  offline: { address, when: goesOffline },
};
