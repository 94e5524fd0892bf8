import { anyText } from '#domain/interface/kept-form.ts';
import { nobodyYet, type SignInDetails } from '#domain/session/newcomer-checks.ts';
import { createSignInSheet } from '#viewmodels/account/sign-in-model.ts';
import { formDraft } from '../areas/draft.ts';

/** Never a password. */
const keptFields = { email: anyText, firstName: anyText, lastName: anyText };

/** The sheet in which somebody signs in or gets an account, with what nothing else needs. */
export const signIn = {
  signInDraft: formDraft<SignInDetails>({ form: 'sign-in', initial: nobodyYet, fields: keptFields }),
  signInSheet: createSignInSheet,
};
