import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `Votre ${name}, par exemple ${like}.`,
  postcodeLike: (name, like) => `Saisissez votre ${name}, par exemple ${like}`,
  noSuchPin: 'Aucun PIN code ne commence par ces deux chiffres : veuillez les vérifier',
  notDelivered: 'Nous ne pouvons pas livrer à ce PIN code. Veuillez indiquer une autre adresse.',
  indianMobile: 'Saisissez un numéro de mobile de dix chiffres qui commence par 6, 7, 8 ou 9',
  phoneLike: (like) =>
    `Saisissez un numéro de téléphone comme ${like}, ou un numéro qui commence par + et l’indicatif du pays`,
  notSent: (names) => `Livraison impossible dans ce pays\u00a0: ${names}.`,
};
