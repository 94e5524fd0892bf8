import { expect, test } from 'vitest';
import { nobodyYet, problemsOfPassword, problemsOfSignIn, type SignInDetails } from './newcomer-checks.ts';
import type { SignInForm } from './sign-in-form.ts';

const asha: SignInDetails = {
  email: 'asha@mail.test',
  firstName: 'Asha',
  lastName: 'Rao',
  password: 'indigo lotus',
  repeated: 'indigo lotus',
  areTermsAccepted: true,
};

const read = (form: SignInForm, details: SignInDetails) =>
  problemsOfSignIn(form, details).map(({ field, code }) => `${field} ${code}`);

test.each<readonly [SignInForm, readonly string[]]>([
  ['login', ['email required', 'password required']],
  [
    'register',
    [
      'firstName required',
      'lastName required',
      'email required',
      'password required',
      'repeated required',
      'areTermsAccepted terms',
    ],
  ],
  ['forgot-password', ['email required']],
])('SESS-16 SESS-20 an empty form "%s" says what is needed, in its order', (form, problems) => {
  expect(read(form, nobodyYet)).toEqual(problems);
  expect(read(form, asha)).toEqual([]);
});

test.each<readonly [Partial<SignInDetails>, readonly string[]]>([
  [{ firstName: ' A ' }, ['firstName too-short']],
  [{ firstName: '  ' }, ['firstName required']],
  [{ firstName: 'आ' }, ['firstName too-short']],
  [{ firstName: 'Al' }, []],
  [{ lastName: ' ' }, ['lastName required']],
  [{ lastName: 'R' }, []],
  [{ email: 'asha' }, ['email not-an-email']],
  [{ password: 'indigo7', repeated: 'indigo7' }, ['password too-short']],
  [{ password: 'indigo78', repeated: 'indigo78' }, []],
  [{ password: '        ', repeated: '        ' }, []],
  [{ repeated: 'indigo lotuS' }, ['repeated unlike']],
  [{ areTermsAccepted: false }, ['areTermsAccepted terms']],
])('SESS-20 of a newcomer with %j the form says %j', (change, problems) => {
  expect(read('register', { ...asha, ...change })).toEqual(problems);
});

test('SESS-16 a password that was chosen long ago may be shorter', () => {
  expect(read('login', { ...asha, password: 'lotus' })).toEqual([]);
});

test('a new password is checked as that of a newcomer is', () => {
  const codes = (password: string, repeated: string) =>
    problemsOfPassword({ password, repeated }).map(({ field, code }) => `${field} ${code}`);
  expect(codes('', '')).toEqual(['password required', 'repeated required']);
  expect(codes('lotus', 'lotos')).toEqual(['password too-short', 'repeated unlike']);
  expect(codes('indigo lotus', 'indigo lotus')).toEqual([]);
});
