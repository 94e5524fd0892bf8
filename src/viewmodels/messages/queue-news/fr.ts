import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'Votre inscription à la newsletter est active.',
  'newsletter-to-confirm': 'Confirmez votre inscription à la newsletter dans l’e-mail que nous vous avons envoyé.',
  'restock-noted': 'Vous recevrez un seul e-mail, quand {productName} sera de retour.',
  'restock-there': '{productName} est déjà de retour. Inutile d’attendre.',
  'price-falls-noted': 'Vous recevrez un e-mail quand une pièce de vos favoris coûtera moins.',
  'mail-sent': 'Votre message « {message} » a été envoyé à la boutique.',
  'mail-not-sent': 'Votre message « {message} » n’a pas pu être envoyé. Si personne ne répond, écrivez à nouveau.',
  'tasks-dropped': 'Ce qui attendait d’être envoyé est abandonné, car votre session est fermée : {number}',
  'order-charged-otherwise':
    'Votre commande {number} revient à {now} au lieu de {was} : des prix, la livraison ou un code promo ont changé depuis.',
  'order-not-sent':
    'Votre commande n’a pas été passée. Livraison impossible dans le pays de l’adresse\u00a0: {productName}.',
};
