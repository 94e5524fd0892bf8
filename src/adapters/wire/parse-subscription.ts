import { anything, mapped } from './parser.ts';

/** How an address stands with the newsletter: whatever is not one of the contract's two words is no subscription. */
export const parseSubscription = mapped(anything, (result) =>
  result === 'subscribed' || result === 'pending' ? result : 'unsubscribed',
);
