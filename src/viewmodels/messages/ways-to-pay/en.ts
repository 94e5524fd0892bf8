import { defineMessages } from '../writing/messages.ts';

/** How an order can be paid. */
export const wayToPayMessages = defineMessages('ways-to-pay', {
  channels: { upi: 'UPI', cards: 'Cards and net banking' },
  fromApp: 'Pay from your UPI app.',
  gateway: (name: string) => `You will continue at ${name}, then come back here.`,
  gatewayLater: (name: string) => `You are offline: you pay at ${name} once your order was sent.`,
  cash: 'You pay the courier when the parcel arrives, without a fee. In India only.',
  noCash: 'Cash on delivery needs a parcel: what you download is paid online.',
  noCashThere: 'Cash is not taken at this PIN code. Please pay online.',
});
