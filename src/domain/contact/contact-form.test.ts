import { expect, test } from 'vitest';
import {
  type ContactDetails,
  contactTopics,
  isContactTopic,
  MESSAGE_LETTERS,
  nothingWritten,
  problemsOfContact,
} from './contact-form.ts';

const meera: ContactDetails = {
  topic: 'order',
  name: 'Meera Iyer',
  email: 'meera.iyer@mail.test',
  orderNumber: 'AF000070012',
  message: 'When will it arrive?',
};

test('CUST-39 name, e-mail and a message are asked for', () => {
  expect(problemsOfContact(nothingWritten)).toEqual([
    { field: 'name', code: 'required' },
    { field: 'email', code: 'required' },
    { field: 'message', code: 'required' },
  ]);
  expect(problemsOfContact(meera)).toEqual([]);
});

test.each([
  [{ email: 'meera.iyer' }, { field: 'email', code: 'not-an-email' }],
  [{ orderNumber: '70012' }, { field: 'orderNumber', code: 'no-order-number' }],
  [{ name: 'x'.repeat(101) }, { field: 'name', code: 'too-long' }],
  [{ message: 'x'.repeat(MESSAGE_LETTERS + 1) }, { field: 'message', code: 'too-long' }],
  [{ message: ' \n ' }, { field: 'message', code: 'required' }],
] as const)('%o is told', (change, problem) => {
  expect(problemsOfContact({ ...meera, ...change })).toEqual([problem]);
});

test.each([{ orderNumber: '' }, { orderNumber: ' af000070012 ' }, { message: 'x'.repeat(MESSAGE_LETTERS) }])(
  '%o is well',
  (change) => {
    expect(problemsOfContact({ ...meera, ...change })).toEqual([]);
  },
);

test('a topic is one of those that the form offers', () => {
  expect(contactTopics.filter(isContactTopic)).toEqual(contactTopics);
  expect(['', 'Order', 'toString'].filter(isContactTopic)).toEqual([]);
});
