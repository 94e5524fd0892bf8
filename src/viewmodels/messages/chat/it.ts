import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'Chat',
  away: 'Al momento non c’è nessuno. Rispondiamo di nuovo a partire da {when}, ora dell’India.',
  write: 'Oppure scrivi a {email} e rispondiamo via e-mail.',
};
