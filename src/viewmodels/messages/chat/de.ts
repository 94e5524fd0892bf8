import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'Chat',
  away: 'Gerade ist niemand da. Wir antworten wieder ab {when}, nach indischer Zeit.',
  write: 'Oder schreiben Sie an {email}; wir antworten per E-Mail.',
};
