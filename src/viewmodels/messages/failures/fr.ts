import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'Aller à la page d’accueil',
  wrong: 'Un problème est survenu de notre côté',
  wrongTitle: 'Un problème est survenu',
  cartIsKept: 'Votre panier est conservé. Veuillez réessayer dans un instant.',
  outdated: 'La boutique a été mise à jour',
  outdatedText: 'Cet onglet affiche encore la version précédente. Votre panier est conservé.',
  reload: 'Recharger',
  writeTo: 'Le problème persiste ? Écrivez à {email}.',
  writeWithReference: 'Le problème persiste ? Écrivez à {email} en indiquant la référence {reference}.',
  offline: 'Cette page n’est pas sur votre appareil',
  offlineText:
    'Vous êtes hors ligne. Votre panier est conservé, et cette page s’ouvrira d’elle-même quand vous serez de nouveau en ligne.',
};
