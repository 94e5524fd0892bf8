import { defineMessages } from '../writing/messages.ts';

/** The newsletter at the foot of every page. */
export const newsletterMessages = defineMessages('newsletter', {
  newsletter: 'Newsletter',
  invitation: 'New pieces and stories from the ateliers. You can unsubscribe here whenever you like.',
  emailAddress: 'Email address',
  subscribe: 'Subscribe',
  unsubscribe: 'Unsubscribe',
  missing: 'Enter your email address',
  notAnEmail: 'Enter an email address like name@example.com',
  subscribed: (email: string) => `The newsletter goes to ${email}.`,
  pending: (email: string) => `We have sent a mail to ${email}. Please confirm there that you want the newsletter.`,
  unsubscribed: (email: string) => `The newsletter no longer goes to ${email}.`,
  waits: (email: string) => `Saved on this device. ${email} is sent to the shop when it can be reached.`,
  failed: 'Something went wrong. Try again in a few seconds.',
  offline: 'You are offline. Please try again when you are back online.',
});
