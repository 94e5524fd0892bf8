import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'Czat',
  away: 'Teraz nikogo tu nie ma. Odpowiadamy znowu od: {when}, czasu indyjskiego.',
  write: 'Możesz też napisać na {email}; odpowiemy e-mailem.',
};
