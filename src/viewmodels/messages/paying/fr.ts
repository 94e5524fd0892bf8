import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'Vous avez un compte ?',
  signIn: 'Se connecter',
  savedAddresses: 'Adresses enregistrées',
  credit: 'Avoir',
  creditOffer: (available) => `Utiliser l’avoir, ${available} disponibles`,
  leftToPay: (amount) => `Reste à payer : ${amount}`,
  account: 'Compte',
  createAccount: 'Créer un compte avec cette commande',
  accountHelp: 'Avec le nom et l’e-mail indiqués plus haut. Il suffit de choisir un mot de passe.',
  password: 'Mot de passe',
  passwordRule: 'Au moins 8 caractères',
  passwordProblems: { required: 'Saisissez un mot de passe', 'too-short': 'Saisissez au moins 8 caractères' },
};
