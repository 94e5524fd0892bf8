import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `Commande ${number}`,
  what: 'Si vous l’annulez, rien n’en sera envoyé.',
  credit: 'Un code promo ou un avoir que vous avez utilisé est de nouveau valable.',
  send: 'Annuler maintenant',
  keep: 'Garder la commande',
  refused: 'La boutique n’a plus pu l’annuler. Vous lisez ici où en est la commande.',
  tooOften: 'Cela fait beaucoup d’essais. Attendez une minute, puis réessayez.',
  failed: 'La boutique n’a pas répondu. Réessayez ; une commande n’est annulée qu’une fois.',
  offline: 'Vous êtes hors ligne, et une annulation a besoin du réseau. La commande reste telle quelle.',
  done: (number) => `Votre commande ${number} est annulée`,
  mail: 'Nous vous avons envoyé un e-mail qui le confirme.',
  gone: 'Cette commande a déjà été annulée.',
  onItsWay:
    'Elle est en préparation ou déjà partie, et ne peut plus être annulée. Les articles peuvent être retournés une fois arrivés.',
  elsewhere: 'Pour annuler cette commande, écrivez-nous en indiquant son numéro.',
  toOrder: 'Vers la commande',
};
