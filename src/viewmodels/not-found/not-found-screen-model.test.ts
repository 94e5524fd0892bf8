import { expect, test } from 'vitest';
import { NotFoundScreenModel } from './not-found-screen-model.ts';

type Ports = ConstructorParameters<typeof NotFoundScreenModel>[0];

const { triedAddress } = new NotFoundScreenModel({} as Ports);

test.each([
  [null, null],
  ['', null],
  ['https://elsewhere.test', null],
  ['/sarees/none', '/sarees/none'],
  [`/${'a'.repeat(119)}`, `/${'a'.repeat(119)}`],
  [`/${'a'.repeat(120)}`, `/${'a'.repeat(119)}…`],
])('ROUTE-36 of where a shopper came from a path is shown, and no more than fits: %s', (from, shown) => {
  expect(triedAddress(from)).toBe(shown);
});
