import { defineMessages } from '../writing/messages.ts';

/** What countries ask of an address; `like` is an example. */
export const addressRuleMessages = defineMessages('address-rules', {
  postcodeHelp: (name: string, like: string) => `Your ${name}, such as ${like}.`,
  postcodeLike: (name: string, like: string) => `Enter your ${name}, such as ${like}`,
  noSuchPin: 'No PIN code begins with these two digits: please check them',
  notDelivered: 'We cannot deliver to this PIN code. Please enter another address.',
  indianMobile: 'Enter a mobile number of ten digits that begins with 6, 7, 8 or 9',
  phoneLike: (like: string) => `Enter a phone number like ${like}, or one that begins with + and a country code`,
  notSent: (names: string) => `Cannot be sent to this country: ${names}.`,
});
