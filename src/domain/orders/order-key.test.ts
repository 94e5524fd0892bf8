import { expect, test } from 'vitest';
import { nothingNamed, openedKey, problemsOfKey } from './order-key.ts';
import { isOrderNumber, orderNumberOf } from './order-number.ts';

const key = { order: 'AF000070012', email: 'meera.iyer@mail.test' };

test('a number and an e-mail are asked for', () => {
  expect(problemsOfKey(nothingNamed)).toEqual([
    { field: 'order', code: 'required' },
    { field: 'email', code: 'required' },
  ]);
  expect(problemsOfKey(key)).toEqual([]);
});

test.each([
  [{ order: '70012' }, { field: 'order', code: 'no-order-number' }],
  [{ order: ' ' }, { field: 'order', code: 'required' }],
  [{ order: 'AF0000700123' }, { field: 'order', code: 'no-order-number' }],
  [{ email: 'meera' }, { field: 'email', code: 'not-an-email' }],
])('%o is told', (change, problem) => {
  expect(problemsOfKey({ ...key, ...change })).toEqual([problem]);
});

test.each([' af000070012 ', '#AF000070012', 'AF 0000 70012', 'AF000070012\n'])('%o is AF000070012', (typed) => {
  expect([isOrderNumber(typed), orderNumberOf(typed)]).toEqual([true, 'AF000070012']);
});

test('a tab that opened nothing has no key', () => {
  expect(openedKey({})).toBeNull();
  expect(openedKey({ order: '1', email: '' })).toBeNull();
  expect(openedKey(key)).toEqual(key);
});
