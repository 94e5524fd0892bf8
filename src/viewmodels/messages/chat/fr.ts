import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'Chat',
  away: 'Personne n’est là pour le moment. Nous répondons de nouveau à partir du {when}, heure de l’Inde.',
  write: 'Ou écrivez à {email} : nous répondons par e-mail.',
};
