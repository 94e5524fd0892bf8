import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import { nobodyYet, type SignInDetails } from '#domain/session/newcomer-checks.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { RegisterOutcome } from '#domain/workflows/register.ts';
import type { SignInOutcome } from '#domain/workflows/sign-in.ts';
import { signInMessages } from '../messages/sign-in/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createSignInSheet } from './sign-in-model.ts';

const texts = inEnglish(signInMessages);

const newcomer: SignInDetails = {
  email: ' asha@mail.test ',
  firstName: 'Asha',
  lastName: 'Rao',
  password: 'long-enough',
  repeated: 'long-enough',
  areTermsAccepted: true,
};

type Shop = {
  readonly form?: SignInForm;
  readonly typed?: Partial<SignInDetails>;
  readonly isOnline?: boolean;
  readonly signIn?: () => Promise<SignInOutcome>;
  readonly register?: () => Promise<RegisterOutcome>;
  readonly mailed?: Reply<true>;
};

function openSheet(shop: Shop = {}) {
  const { form = 'login', typed = newcomer, isOnline = true, mailed = { kind: 'ok', value: true } } = shop;
  const signedIn = async () => ({ kind: 'signed-in', leadsTo: '/my-account' }) as const;
  const { signIn = signedIn, register = signedIn } = shop;
  const draft = createMemoryCell<SignInDetails>({ ...nobodyYet, ...typed });
  const panels = createMemoryCell<Panels>(withPanelOpen(noPanels, 'sign-in'));
  const asked: string[] = [];
  const sheet = createSignInSheet({
    panels,
    signInForm: createMemoryCell<SignInForm>(form),
    signInDraft: draft,
    isOnline: createMemoryCell(isOnline),
    signIn: (each) => {
      asked.push(`sign in ${each.email}`);
      return signIn();
    },
    register: (each) => {
      asked.push(`register ${each.email}`);
      return register();
    },
    userGateway: {
      resetPassword: async (email) => {
        asked.push(`mail to ${email}`);
        return mailed;
      },
    },
    messages: inEnglish,
  });
  return { sheet, draft, panels, asked };
}

test('who signs in is led on, the sheet closes, and nothing of what was typed stays', async () => {
  const { sheet, draft, asked } = openSheet();
  expect(sheet.isOpen).toBe(true);
  expect(await sheet.send()).toBe('/my-account');
  expect(asked).toEqual(['sign in  asha@mail.test ']);
  expect({ isOpen: sheet.isOpen, isSending: sheet.isSending, answer: sheet.answer }).toEqual({
    isOpen: false,
    isSending: false,
    answer: null,
  });
  expect(draft.get()).toEqual(nobodyYet);
});

test('who registers is asked for an account, not for a session alone', async () => {
  const { sheet, asked } = openSheet({ form: 'register' });
  expect(await sheet.send()).toBe('/my-account');
  expect(asked).toEqual(['register  asha@mail.test ']);
});

test.each<readonly [string, Shop, string]>([
  ['a refusal in the words of the shop', { signIn: async () => ({ kind: 'refused', message: 'No.' }) }, 'No.'],
  ['no answer', { signIn: async () => ({ kind: 'failed' }) }, texts.failed],
  ['no network', { isOnline: false, signIn: async () => ({ kind: 'failed' }) }, texts.offline],
  ['no person', { form: 'register', register: async () => ({ kind: 'no-proof' }) }, texts.noProof],
])('%s is told, and what was typed stays in the open sheet', async (_name, shop, answer) => {
  const { sheet, draft } = openSheet(shop);
  expect(await sheet.send()).toBeNull();
  expect({ answer: sheet.answer, isOpen: sheet.isOpen, isSending: sheet.isSending }).toEqual({
    answer,
    isOpen: true,
    isSending: false,
  });
  expect(draft.get()).toEqual(newcomer);
  sheet.type('email', 'other@mail.test');
  expect([sheet.answer, draft.get()]).toEqual([null, { ...newcomer, email: 'other@mail.test' }]);
});

test('SESS-25 a mail for a new password goes to the address without its blanks, and the sheet says where it went', async () => {
  const { sheet, asked } = openSheet({ form: 'forgot-password' });
  expect(sheet.mailSent).toBeNull();
  expect(await sheet.send()).toBeNull();
  expect(asked).toEqual(['mail to asha@mail.test']);
  expect(sheet.mailSent).toBe(texts.mailSent('asha@mail.test'));
  expect(sheet.answer).toBeNull();
  expect(sheet.isOpen).toBe(true);
  sheet.begin();
  expect(sheet.mailSent).toBeNull();
});

test.each<readonly [string, Reply<true>, string]>([
  ['refused', { kind: 'refused', code: 429, message: 'Too often.' } as Reply<true>, 'Too often.'],
  ['not answered', { kind: 'unreachable' } as Reply<true>, texts.failed],
])('a mail that is %s was not sent, and that is told', async (_name, mailed, answer) => {
  const { sheet } = openSheet({ form: 'forgot-password', mailed });
  await sheet.send();
  expect([sheet.answer, sheet.mailSent, sheet.isSending]).toEqual([answer, null, false]);
});

test('while it is sent it says so, the answer from before is gone, and a second press sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<SignInOutcome>();
  const answers: readonly Promise<SignInOutcome>[] = [Promise.resolve({ kind: 'failed' }), promise];
  let presses = 0;
  const { sheet, asked } = openSheet({ signIn: () => answers[presses++] ?? promise });
  await sheet.send();
  const pressed = sheet.send();
  expect([sheet.isSending, sheet.answer]).toEqual([true, null]);
  expect(await sheet.send()).toBeNull();
  expect(asked).toHaveLength(2);
  resolve({ kind: 'signed-in', leadsTo: null });
  expect(await pressed).toBeNull();
  expect(sheet.isOpen).toBe(false);
});

test('a form with a fault is not sent, and all its faults show from then on', async () => {
  const { sheet, asked } = openSheet({ form: 'register', typed: { password: 'short', repeated: 'other' } });
  expect(sheet.problemAt('password')).toBeNull();
  expect(await sheet.send()).toBeNull();
  expect(asked).toEqual([]);
  expect(sheet.isSending).toBe(false);
  const fields = ['firstName', 'lastName', 'email', 'password', 'repeated', 'areTermsAccepted'] as const;
  expect(fields.map(sheet.problemAt)).toEqual([
    'Enter your first name',
    'Enter your last name',
    'Enter your email address',
    'Enter at least 8 characters',
    'The two passwords are not the same',
    'Accept the terms and conditions to go on',
  ]);
  sheet.accept(true);
  expect(sheet.problemAt('areTermsAccepted')).toBeNull();
});

test('a field that was left shows its fault, one that was left empty none yet', () => {
  const { sheet } = openSheet({ typed: { email: 'asha' } });
  sheet.leave('password');
  expect([sheet.problemAt('email'), sheet.problemAt('password')]).toEqual([null, null]);
  sheet.leave('email');
  expect(sheet.problemAt('email')).toBe('Enter an email address like name@example.com');
  sheet.type('password', 'p');
  sheet.leave('password');
  sheet.type('password', '');
  expect([sheet.problemAt('email'), sheet.problemAt('password')]).toEqual([
    'Enter an email address like name@example.com',
    'Enter your password',
  ]);
});

test('another form keeps what was typed but the passwords, and blames nobody', async () => {
  const { sheet, draft } = openSheet({ typed: { email: 'asha', password: 'one', repeated: 'two' } });
  sheet.leave('email');
  await sheet.send();
  sheet.show('register');
  expect(sheet.form).toBe('register');
  expect(draft.get()).toMatchObject({ email: 'asha', password: '', repeated: '' });
  expect([sheet.problemAt('email'), sheet.problemAt('password')]).toEqual([null, null]);
});

test('a closed sheet keeps no password', () => {
  const { sheet, draft } = openSheet();
  sheet.close();
  expect(sheet.isOpen).toBe(false);
  expect(draft.get()).toEqual({ ...newcomer, password: '', repeated: '' });
});
