import type { TextsOf } from '../writing/messages.ts';
import type { chatMessages } from './en.ts';

export const chat: TextsOf<typeof chatMessages> = {
  chat: 'الدردشة',
  away: 'لا يوجد أحد الآن. نعود للرد ابتداءً من {when} بتوقيت الهند.',
  write: 'أو اكتب إلى {email} وسنرد عليك بالبريد الإلكتروني.',
};
