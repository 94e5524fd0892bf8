import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'Chat',
  away: 'Er is nu niemand. We antwoorden weer vanaf {when}, Indiase tijd.',
  write: 'Of schrijf naar {email}; we antwoorden per e-mail.',
};
