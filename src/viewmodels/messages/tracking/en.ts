import { defineMessages } from '../writing/messages.ts';

/** Following an order by its number and e-mail, or by its address and e-mail. */
export const trackingMessages = defineMessages('tracking', {
  title: 'Track your order',
  intro: 'The number of your order and the email address you ordered with are enough. You need no account.',
  form: 'Find your order',
  fields: { order: 'Order number', email: 'Email address' },
  orderHelp: 'It begins with AF and stands in the confirmation.',
  emailHelp: 'The one that the confirmation was sent to.',
  find: 'Show order',
  problems: {
    'order-required': 'Enter your order number',
    'order-no-order-number': 'Enter an order number like AF000070012',
    'email-required': 'Enter your email address',
    'email-not-an-email': 'Enter an email address like name@example.com',
  },
  notFound:
    'We found no order with this number and this email address. Check both; after several tries, wait a few minutes.',
  wrongEmail: 'This email address does not open the order. Check it; after several tries, wait a few minutes.',
  tooOften: 'These were many tries. Wait a minute, then try again.',
  failed: 'The shop did not answer. What you typed is still here; please try again.',
  offline: 'You are offline. What you typed is still here; try again when you are back online.',
  further: 'Other ways',
  account: 'Orders of your account',
  contact: 'Write to us',
  yours: 'Is this your order?',
  yoursText: 'Enter the email address you ordered with to see who gets it, and where.',
  show: 'Show all details',
});
