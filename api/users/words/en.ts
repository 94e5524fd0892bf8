import type { AccountMailWords } from './account-mail-words.ts';

export const en: AccountMailWords = {
  link: {
    subject: 'Choose a new password',
    asked: 'Somebody, most likely you, asked for a new password for your account at Zari. Choose it here:',
    works: (minutes) =>
      `The link works once and for ${minutes} minutes. If you did not ask for it, you need not do anything: your password stays as it is.`,
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    told: 'The password of your account at Zari has been changed, and every device has been signed out.',
    ifNot: 'If it was not you, ask for a new password at once:',
  },
  emailChanged: {
    subject: 'Your e-mail address has been changed',
    told: 'Your account at Zari now has another e-mail address, and every other device has been signed out. This is the last mail to this one.',
    ifNot: 'If it was not you, write to us at once:',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    told: 'Your account at Zari has been deleted, with the profile, addresses, cart, reviews and all waits that belonged to it. The law makes us keep orders and their invoices for some years; you find an order by its number and this e-mail address.',
    ifNot: 'If it was not you, write to us at once:',
  },
  page: {
    choose: 'Choose a new password',
    email: 'E-mail',
    password: (fewest) => `New password, at least ${fewest} characters`,
    again: 'New password again',
    button: 'Change password',
    faults: {
      'too-short': (fewest) => `The password must have at least ${fewest} characters.`,
      'too-long': (most) => `The password must have at most ${most} characters.`,
      unlike: () => 'The two passwords are not the same.',
      common: () => 'The password is one of the commonest passwords. Choose another.',
      'own-email': () => 'The password must not be your e-mail address.',
      'shop-name': () => 'The password must not be the name of the shop.',
    },
    changed: 'Your password has been changed',
    signedOut: 'You are signed out on every device. Sign in with the new password.',
    tooLate: 'This link no longer works',
    askAgain: (minutes) => `It works once and for ${minutes} minutes. Ask for another one where you sign in.`,
    onlyForm: 'This page only shows a form',
    backToShop: 'Back to the shop',
  },
};
