import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'ऑफ़र',
  look: 'देखें',
  coupon: (code) => `कार्ट में कोड ${code} डालें।`,
};
