import type { TextsOf } from '../writing/messages.ts';
import type { priceFallMessages } from './en.ts';

export const priceFalls: TextsOf<typeof priceFallMessages> = {
  tell: 'M’avertir quand un prix baisse',
  byMail: 'M’avertir par e-mail',
  promise: 'Nous vous écrirons quand une pièce de cette liste coûtera moins que maintenant, une fois par jour au plus.',
  kept: 'Pour cela, la boutique conserve votre adresse e-mail, les pièces et leurs prix, pendant 180 jours au plus. Un lien dans chaque e-mail y met fin aussitôt.',
  noted:
    'Vous recevrez un e-mail quand une pièce de cette liste coûtera moins. Pour ce que vous ajoutez plus tard, demandez-le de nouveau.',
  waits:
    'Enregistré sur cet appareil. Ce sera envoyé à la boutique dès qu’elle sera joignable, et vous recevrez un e-mail quand une pièce de cette liste coûtera moins.',
};
