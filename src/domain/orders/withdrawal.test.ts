import { expect, test } from 'vitest';
import { problemsOfWithdrawal, statementOf, type WithdrawalForm } from './withdrawal.ts';

const whole: WithdrawalForm = { name: 'Meera Iyer', order: 'AF000070012', email: 'meera@mail.test', pieces: '' };

test.each<[string, Partial<WithdrawalForm>, readonly string[]]>([
  ['whole', {}, []],
  ['with a number as it is spoken', { order: ' af 000 070 012' }, []],
  ['with pieces', { pieces: 'x'.repeat(1_000) }, []],
  ['empty', { name: ' ', order: '', email: '' }, ['name-required', 'order-required', 'email-required']],
  ['with what is no number', { order: 'https://shop.test/confirmation?orderId=17-a' }, ['order-no-order-number']],
  ['with what is no address', { email: 'meera' }, ['email-not-an-email']],
  ['with too much', { name: 'x'.repeat(201), pieces: 'x'.repeat(1_001) }, ['name-too-long', 'pieces-too-long']],
])('a statement %s', (_name, changes, problems) => {
  const found = problemsOfWithdrawal({ ...whole, ...changes });
  expect(found.map(({ field, code }) => `${field}-${code}`)).toEqual(problems);
});

test('nothing around what was typed is stated, and the number is as the shop writes it', () => {
  const typed = { name: ' Meera ', order: '#af 000070012', email: ' m@x.test ', pieces: ' the tee\n' };
  expect(statementOf(typed)).toEqual({ name: 'Meera', order: 'AF000070012', email: 'm@x.test', pieces: 'the tee' });
});
