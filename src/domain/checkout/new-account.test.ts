import { expect, test } from 'vitest';
import { noNewAccount, problemOfNewAccount } from './new-account.ts';

test.each([
  [false, '', null],
  [true, '', 'required'],
  [true, 'indigo7', 'too-short'],
  [true, 'indigo78', null],
  [true, '👗👗👗👗', 'too-short'],
])('CHK-17 of an account that is wanted (%s) with the password %j the form says %s', (isWanted, password, problem) => {
  expect(problemOfNewAccount({ ...noNewAccount, isWanted, password })).toBe(problem);
});
