import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'Chat',
  away: 'Ahora no hay nadie. Volvemos a responder a partir del {when}, hora de la India.',
  write: 'O escribe a {email} y te respondemos por correo.',
};
