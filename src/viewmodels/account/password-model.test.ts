import { expect, test } from 'vitest';
import type { ChangePassword } from '#domain/workflows/change-password.ts';
import { signInMessages } from '../messages/sign-in/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { PasswordModel } from './password-model.ts';

type Outcome = Awaited<ReturnType<ChangePassword>>;

const fields = ['current', 'next', 'repeated'] as const;
const texts = inEnglish(signInMessages);

function openForm(outcome: () => Promise<Outcome> = async () => 'changed') {
  const asked: unknown[] = [];
  const model = new PasswordModel({
    changePassword: (passwords) => {
      asked.push(passwords);
      return outcome();
    },
    messages: inEnglish,
  });
  return { model, asked };
}

function typeAll({ type }: PasswordModel): void {
  type('current', 'old');
  type('next', 'new-enough');
  type('repeated', 'new-enough');
}

test('SESS-26 the password of now and the next one are sent, and nothing of them stays in the form', async () => {
  const { model, asked } = openForm();
  typeAll(model);
  await model.send();
  expect(asked).toEqual([{ current: 'old', next: 'new-enough' }]);
  expect([model.typed, model.isSending, model.answer]).toEqual([{ current: '', next: '', repeated: '' }, false, null]);
  expect(fields.map(model.problemAt)).toEqual([null, null, null]);
});

test('each field says what is wrong with it once the form was to be sent', async () => {
  const { model, asked } = openForm();
  expect(fields.map(model.problemAt)).toEqual([null, null, null]);
  await model.send();
  expect(fields.map(model.problemAt)).toEqual([
    'Enter your password',
    'Enter your password',
    'Enter the password once more',
  ]);
  model.type('current', 'old');
  model.type('next', 'short');
  model.type('repeated', 'other');
  await model.send();
  expect(fields.map(model.problemAt)).toEqual([
    null,
    'Enter at least 8 characters',
    'The two passwords are not the same',
  ]);
  expect([asked, model.isSending]).toEqual([[], false]);
});

test('what was not answered is told and can be sent again', async () => {
  const { model } = openForm(async () => 'failed');
  typeAll(model);
  await model.send();
  expect([model.answer, model.typed.next]).toEqual([texts.failed, 'new-enough']);
  model.type('current', 'older');
  expect(model.answer).toBeNull();
});

test('what the shop refused is told by a notice, and stays in the form', async () => {
  const { model } = openForm(async () => 'refused');
  typeAll(model);
  await model.send();
  expect([model.answer, model.typed.next]).toEqual([null, 'new-enough']);
});

test('a second press while it is sent sends nothing, and the answer from before is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const answers: readonly Promise<Outcome>[] = [Promise.resolve('failed'), promise];
  let presses = 0;
  const { model, asked } = openForm(() => answers[presses++] ?? promise);
  typeAll(model);
  await model.send();
  const pressed = model.send();
  expect([model.isSending, model.answer]).toEqual([true, null]);
  await model.send();
  resolve('changed');
  await pressed;
  expect([asked.length, model.isSending]).toEqual([2, false]);
});

test('a form that is shown anew is empty and blames nobody', async () => {
  const { model } = openForm(async () => 'failed');
  typeAll(model);
  await model.send();
  model.clear();
  expect([model.typed.current, model.answer, model.problemAt('current')]).toEqual(['', null, null]);
});
