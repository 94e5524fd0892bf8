import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'عرض',
  look: 'ألقِ نظرة',
  coupon: (code) => `أدخل الرمز ${code} في السلة.`,
};
