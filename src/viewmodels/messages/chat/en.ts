import { defineMessages } from '../writing/messages.ts';

/** The chat in the corner of wide screens. */
export const chatMessages = defineMessages('chat', {
  chat: 'Chat',
  away: 'Nobody is here right now. We answer again from {when} on, by the clocks of India.',
  write: 'Or write to {email}, and we answer by mail.',
});
