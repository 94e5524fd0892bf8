import { expect, test } from 'vitest';
import { problemOfEmail } from './email-address.ts';

test.each([
  ['meera@mail.test', null],
  [' meera.iyer+shop@mail.co.in ', null],
  ['', 'required'],
  ['  ', 'required'],
  ['meera', 'not-an-email'],
  ['meera@mail', 'not-an-email'],
  ['meera@mail..test', 'not-an-email'],
  ['meera iyer@mail.test', 'not-an-email'],
  ['a@b@mail.test', 'not-an-email'],
])('the address "%s" has the problem %o', (text, problem) => {
  expect(problemOfEmail(text)).toBe(problem);
});
