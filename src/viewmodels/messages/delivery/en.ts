import { defineMessages } from '../writing/messages.ts';

/** By when it is at a PIN code. `{when}` is a day, or a moment such as `Monday, 30 November, 2:00 pm`. */
export const deliveryMessages = defineMessages('delivery', {
  heading: 'When will it arrive?',
  pinCode: 'Delivery to PIN code',
  check: 'Check',
  by: 'By {when}',
  before: 'If you order before {when}',
  never: (pinCode: string) => `Cannot be delivered to ${pinCode}`,
  cash: 'Cash on delivery',
  noCash: 'No cash on delivery here',
  returns: 'Returns are collected from your home',
  noReturns: 'Returns are not collected here',
  notAPin: 'Enter a PIN code of six digits',
  noSuchPin: (pinCode: string) => `There is no PIN code ${pinCode}: please check the digits`,
  lastHeard: 'Last heard from the shop on {when}',
  offline: 'You are offline. Please try again when you are back online.',
});
