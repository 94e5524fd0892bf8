import { defineMessages } from '../writing/messages.ts';

/** Signing in, getting an account, and what becomes of a password. */
export const signInMessages = defineMessages('sign-in', {
  headings: { login: 'Sign in', register: 'Register', 'forgot-password': 'Forgot password' },
  hints: {
    login: 'Your cart, orders and wishlist come along.',
    register: 'With an account you find your orders and your cart on every device.',
    'forgot-password': 'We send a mail with a way to choose a new password.',
  },
  actions: { login: 'Log in', register: 'Create account', 'forgot-password': 'Reset password' },
  toRegister: 'Register',
  toForgotPassword: 'Forgot password?',
  toLogin: 'Back to sign in',
  fields: {
    email: 'Email address',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Password',
    repeated: 'Repeat password',
    areTermsAccepted: 'I accept the terms and conditions',
  },
  passwordRule: 'At least 8 characters',
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
  problems: {
    'email-required': 'Enter your email address',
    'email-not-an-email': 'Enter an email address like name@example.com',
    'firstName-required': 'Enter your first name',
    'firstName-too-short': 'Enter at least 2 letters',
    'lastName-required': 'Enter your last name',
    'password-required': 'Enter your password',
    'password-too-short': 'Enter at least 8 characters',
    'repeated-required': 'Enter the password once more',
    'repeated-unlike': 'The two passwords are not the same',
    'areTermsAccepted-terms': 'Accept the terms and conditions to go on',
  },
  failed: 'Something went wrong. Try again in a few seconds.',
  offline: 'You are offline. Please try again when you are back online.',
  noProof: 'We could not check that a person asks for the account. Please try again.',
  mailSent: (email: string) =>
    `Please look in the mailbox of ${email}. If there is an account, our mail is there soon.`,
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatNewPassword: 'Repeat new password',
});
