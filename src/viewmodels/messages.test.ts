import { expect, test } from 'vitest';
import { inEnglish } from '#viewmodels/words/words.ts';
import { textOf } from './messages.ts';

const contact = { email: 'care@zari.test' };

test('ERR-07 the contact address stands for {email}', () => {
  expect(textOf({ code: 'order-refused' }, inEnglish, contact)).toBe(
    'Internal validation error. Please check if all required fields are filled in. Please contact us on care@zari.test',
  );
});

test('ERR-07 an address with a dollar sign is taken as it is', () => {
  expect(textOf({ code: 'order-refused' }, inEnglish, { email: '$&@zari.test' })).toContain(
    'contact us on $&@zari.test',
  );
});

test('ERR-01 the words of the shop win over ours', () => {
  expect(textOf({ code: 'server-message', text: 'Order not found' }, inEnglish, contact)).toBe('Order not found');
});
