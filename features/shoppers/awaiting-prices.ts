import type { WaitingSeen } from './restocking.ts';

/** Asks on the page of the wishlist to hear of prices that fall. */
export interface AwaitingPrices {
  canAskAboutPrices(): Promise<boolean>;
  /** Opens the form there. */
  wantsToHearOfPrices(): Promise<void>;
  /** Leaves an address there, in a form that may be open already. */
  asksAboutPrices(email: string): Promise<void>;
  /** What stands there about it. */
  waitingForPrices(): Promise<WaitingSeen>;
}
