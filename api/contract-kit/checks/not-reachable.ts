import { ANY, answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';

const FAULT = 'needs a fault of the server';
const SETTING = 'needs another setting of the server';
const PACKED = 'needs an order that somebody packed';
const SENT = 'needs an order that was delivered';
const CONTENT = 'needs other content';

export type NotReachable = readonly [answer: string, reason: string];

/** Documented answers that a caller cannot bring about, and why. */
export function notReachable(operations: readonly DocumentedOperation[]): readonly NotReachable[] {
  return [
    [answerName(ANY, 429, 'Too many requests'), 'whoever brings it about is shut out for a while'],
    [answerName(ANY, 503, 'Service unavailable'), FAULT],
    ...operations.map(
      ({ operationId }): NotReachable => [answerName(operationId, 500, 'Internal server error'), FAULT],
    ),
    ...SOME,
  ];
}

const SOME: readonly NotReachable[] = [
  [answerName('cartUpdate', 422, 'The requested qty is not available'), SETTING],
  [answerName('userCreate', 400, 'Human verification failed'), SETTING],
  [answerName('catalogSearch', 500, 'Search backend is not available'), FAULT],
  [answerName('catalogSearchPost', 500, 'Search backend is not available'), FAULT],
  [answerName('stockCheck', 500, 'validation list'), FAULT],
  [answerName('orderCreate', 500, 'Error placing an order.'), FAULT],
  [answerName('orderCreate', 200, 'external'), 'needs a payment provider'],
  [answerName('orderReturn', 200), SENT],
  [answerName('orderCancel', 422, 'The order {number} is packed'), PACKED],
  [answerName('orderCancel', 422, 'The order {number} is on its way'), SENT],
  [answerName('orderCancel', 422, 'The order {number} is canceled'), 'needs a payment provider'],
  [answerName('orderReturn', 422, 'The order {number} could be returned until {day}'), SENT],
  [answerName('orderReturn', 422, 'The order {number} has no line {item_id}'), SENT],
  [answerName('orderReturn', 422, '{name} cannot be returned'), SENT],
  [answerName('orderReturn', 422, 'Only {qty} of {name} can be returned'), SENT],
  [answerName('orderReturn', 422, 'Store credit needs an account'), SENT],
  [answerName('orderWithdraw', 422, 'The order {number} could be withdrawn from until {day}'), SENT],
  [answerName('orderWithdraw', 422, 'Nothing of the order {number} can be withdrawn from'), PACKED],
  [answerName('orderWithdraw', 422, 'The order {number} is given back'), SENT],
  [answerName('commonConfig', 200, 'items'), CONTENT],
  [answerName('commonConfig', 200, 'none'), CONTENT],
  [answerName('newsletterStatus', 500, 'An error occured while accessing Mailchimp'), FAULT],
  [answerName('newsletterSubscribe', 500, 'An error occured while accessing Mailchimp'), FAULT],
  [answerName('newsletterUnsubscribe', 500, 'An error occured while accessing Mailchimp'), FAULT],
  [answerName('mailSend', 500, 'No transport is defined for mail service!'), SETTING],
];
