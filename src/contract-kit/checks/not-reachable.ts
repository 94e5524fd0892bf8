import { answerName } from '#contract-kit/run/check.ts';

const FAULT = 'needs a fault of the server';
const SETTING = 'needs another setting of the server';

/** Documented answers that a caller cannot bring about, and why. */
export const notReachable: readonly (readonly [answer: string, reason: string])[] = [
  [answerName('cartUpdate', 422, 'The requested qty is not available'), SETTING],
  [answerName('userCreate', 400, 'Human verification failed'), SETTING],
  [answerName('catalogSearch', 500, 'Search backend is not available'), FAULT],
  [answerName('catalogSearchPost', 500, 'Search backend is not available'), FAULT],
  [answerName('stockCheck', 500, 'validation list'), FAULT],
  [answerName('orderCreate', 500, 'Error placing an order.'), FAULT],
  [answerName('newsletterStatus', 500, 'An error occured while accessing Mailchimp'), FAULT],
  [answerName('newsletterSubscribe', 500, 'An error occured while accessing Mailchimp'), FAULT],
  [answerName('newsletterUnsubscribe', 500, 'An error occured while accessing Mailchimp'), FAULT],
  [answerName('mailSend', 500, 'No transport is defined for mail service!'), SETTING],
];
