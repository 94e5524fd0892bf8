import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { SignInForm } from './sign-in-form.ts';
import type { Newcomer } from './user-gateway.ts';

/** What may stand in the forms of the sign-in sheet, as it was typed. */
export type SignInDetails = Newcomer & { readonly repeated: string; readonly areTermsAccepted: boolean };

export type SignInField = keyof SignInDetails;

export type SignInProblem = {
  readonly field: SignInField;
  readonly code: 'required' | 'not-an-email' | 'too-short' | 'unlike' | 'terms';
};

export const nobodyYet: SignInDetails = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  repeated: '',
  areTermsAccepted: false,
};

const FIRST_NAME_LETTERS = 2; // SESS-20
const PASSWORD_CHARACTERS = 8; // SESS-20

/** All that keeps a form of the sign-in sheet from being sent, in the order of its fields (SESS-16, SESS-20). */
export function problemsOfSignIn(form: SignInForm, details: SignInDetails): readonly SignInProblem[] {
  return checks[form].flatMap((field) => {
    const code = (form === 'register' ? newcomerChecks : checksOfKnown)[field](details);
    return code === null ? [] : [{ field, code }];
  });
}

/** What keeps a new password from being one; the one typed again must be equal. */
export function problemsOfPassword(details: Pick<SignInDetails, 'password' | 'repeated'>): readonly SignInProblem[] {
  const typed = { ...nobodyYet, ...details };
  return (['password', 'repeated'] as const).flatMap((field) => {
    const code = newcomerChecks[field](typed);
    return code === null ? [] : [{ field, code }];
  });
}

type Check = (details: SignInDetails) => SignInProblem['code'] | null;

const required = (text: string) => (text.trim() === '' ? 'required' : null);

const newcomerChecks: Readonly<Record<SignInField, Check>> = {
  firstName: ({ firstName }) =>
    required(firstName) ?? ([...firstName.trim()].length < FIRST_NAME_LETTERS ? 'too-short' : null),
  lastName: ({ lastName }) => required(lastName),
  email: ({ email }) => problemOfEmail(email),
  password: ({ password }) =>
    password === '' ? 'required' : [...password].length < PASSWORD_CHARACTERS ? 'too-short' : null,
  repeated: ({ password, repeated }) => (repeated === '' ? 'required' : repeated === password ? null : 'unlike'),
  areTermsAccepted: ({ areTermsAccepted }) => (areTermsAccepted ? null : 'terms'),
};

/** A password that was chosen long ago may be shorter than a new one. */
const checksOfKnown: Readonly<Record<SignInField, Check>> = {
  ...newcomerChecks,
  password: ({ password }) => (password === '' ? 'required' : null),
};

const checks: Readonly<Record<SignInForm, readonly SignInField[]>> = {
  login: ['email', 'password'],
  register: ['firstName', 'lastName', 'email', 'password', 'repeated', 'areTermsAccepted'],
  'forgot-password': ['email'],
};
