import { defineMessages } from '../writing/messages.ts';

/** What is kept of a customer: downloading it, and deleting the account. */
export const myDataMessages = defineMessages('my-data', {
  about: 'Everything that Zari keeps of you, and what this device keeps. Amounts are in Indian rupees, times in UTC.',
  downloadText:
    'One file with all that we keep of you, from profile and orders to reviews, and with what this device keeps. It is plain text that you can read, and other programs too. Passwords are not in it.',
  deviceText:
    'Privacy choices and the unit of sizes belong to this device and are tied to no account: they are not in the file.',
  download: 'Download my data',
  saved: 'The file is among your downloads.',
  notSaved: 'The shop did not answer. Please try again in a minute.',
  downloadOffline: 'You are offline, and the file needs the network.',
  deletion: 'Delete my account',
  deletionText: 'It is done at once and cannot be undone.',
  goesHeading: 'What goes',
  goes: [
    'Profile, addresses and password',
    'Sign-ins on all devices',
    'Cart, lists, and links to them from this device',
    'Reviews that you wrote while you were signed in',
    'Newsletter, and waits for sizes and prices',
  ],
  staysHeading: 'What stays',
  stays: [
    'Orders and their invoices: the law makes us keep them for up to 8 years',
    'Open orders and returns go on as they are',
    'You find an order by its number and email address',
  ],
  credit: (amount: string) => `Your store credit of ${amount} will be lost. Spend it first if you can.`,
  creditBack: 'What you paid with store credit will not come back if an order is cancelled.',
  password: 'Your password',
  send: 'Delete account for good',
  wrongPassword: 'This is not your password. Please check it.',
  orderWaits: 'An order on this device has not reached the shop yet. Wait until it is sent, or cancel it first.',
  otherCredit: 'Your store credit has changed. Read what would be lost, then press again.',
  notDeleted: 'The shop did not answer. Please try again: an account is deleted only once.',
  deletionOffline: 'You are offline, and deleting needs the network. Nothing was deleted.',
  done: 'Your account is deleted. An email confirms it.',
});
