import { defineMessages } from '../writing/messages.ts';

/** Pages the merchant wrote. */
export const textPageMessages = defineMessages('text-page', {
  updated: 'Last changed on {day}',
  contents: 'On this page',
  elsewhere: 'leads out of the shop',
  failed: 'We cannot show this page right now',
  table: 'Table',
});
