import { defineMessages } from '../writing/messages.ts';

/** What of the checkout depends on who pays. */
export const payingMessages = defineMessages('paying', {
  signedOut: 'Have an account?',
  signIn: 'Sign in',
  savedAddresses: 'Saved addresses',
  credit: 'Store credit',
  creditOffer: (available: string) => `Use store credit, ${available} available`,
  leftToPay: (amount: string) => `${amount} left to pay`,
  account: 'Account',
  createAccount: 'Create an account with this order',
  accountHelp: 'With your name and e-mail from above. You only choose a password.',
  password: 'Password',
  passwordRule: 'At least 8 characters',
  passwordProblems: { required: 'Enter a password', 'too-short': 'Enter at least 8 characters' },
});
