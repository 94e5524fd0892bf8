import type { PinStates } from '#viewmodels/checkout/proposals.ts';

/** No first page needs them: they are fetched when an address may be typed. */
export function createLatePinStates(): PinStates {
  let stateOf: PinStates['stateOf'] = () => null;
  return {
    stateOf: (typed) => stateOf(typed),
    async fetch() {
      const found = await import(/* webpackChunkName: "pin-states" */ '#viewmodels/checkout/state-of-pin.ts').catch(
        () => null,
      );
      if (found) stateOf = found.stateOfPin;
    },
  };
}
