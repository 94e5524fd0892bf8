import { defineMessages } from '../writing/messages.ts';

/** Writing to the shop. */
export const contactMessages = defineMessages('contact', {
  title: 'Contact',
  intro: 'Somebody who knows the clothes answers, usually within one working day.',
  sooner: 'What most people ask',
  orders: 'Where is my order?',
  delivery: 'What does delivery cost?',
  returns: 'How do I return a piece?',
  stores: 'Where can I try it on?',
  form: 'Write to us',
  fields: {
    topic: 'Topic',
    name: 'Name',
    email: 'Email address',
    orderNumber: 'Order number',
    message: 'Message',
  },
  topics: {
    order: 'An order',
    return: 'A return',
    size: 'A size',
    'made-to-measure': 'Made to measure',
    other: 'Something else',
  },
  orderNumberHelp: 'It begins with AF and stands in the confirmation.',
  lettersLeft: (left: number) => `Letters left: ${left}`,
  send: 'Send message',
  problems: {
    'name-required': 'Enter your name',
    'name-too-long': 'Enter at most 100 letters',
    'email-required': 'Enter your email address',
    'email-not-an-email': 'Enter an email address like name@example.com',
    'orderNumber-no-order-number': 'Enter an order number like AF000070012',
    'message-required': 'Write what it is about',
    'message-too-long': 'Shorten the message a little',
  },
  failed: 'Your message could not be sent. It is still here; please try again.',
  offline: 'You are offline. Your message is still here; send it when you are back online.',
  sent: 'Your message is on its way',
  sentText: (email: string) => `We answer to ${email}, usually within one working day.`,
  waits: 'Your message is saved',
  waitsText: (email: string) =>
    `Saved on this device. It is sent to the shop when it can be reached, and we answer to ${email}.`,
  copy: 'What you wrote',
  writeMore: 'Write another message',
  byMail: 'By mail',
});
