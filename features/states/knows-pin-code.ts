import type { OpenPage } from './state.ts';

/** Asked before for a delivery to this place; what arrives there is asked for anew. */
export function knowsPinCode(pinCode: string): (page: OpenPage) => void {
  return ({ deliveryMemory }) => deliveryMemory.update(() => ({ pinCode, answers: [] }));
}
