import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'Nos boutiques',
  country: 'Pays',
  language: 'Langue',
  currency: 'Devise',
  save: 'Enregistrer',
  hint: 'Les prix, la livraison et les totaux dépendent du pays. Votre panier reste tel quel.',
  notSent: (country, names) => `Livraison impossible dans le pays choisi (${country})\u00a0: ${names}.`,
};
