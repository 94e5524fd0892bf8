import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('fr');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'Partager ces favoris',
  intro: 'Qui a le lien voit ces pièces au prix du jour. Il ne dit rien de vous, sauf le nom que vous indiquez.',
  title: 'Nom de la liste',
  name: 'Votre nom',
  makeLink: 'Partager',
  isShared: 'Qui a le lien voit cette liste jusqu’au {day}. Ce que vous gardez plus tard n’y figure pas.',
  link: 'Lien vers la liste',
  pass: 'Partager le lien',
  copied: 'Lien copié.',
  copyYourself: 'Copiez le lien depuis le champ.',
  stop: 'Ne plus partager',
  stopped: 'La liste n’est plus partagée : son lien ne mène nulle part.',
  offline: 'Vous êtes hors ligne. Le partage a besoin du réseau.',
  failed: 'La boutique n’a pas répondu. Veuillez réessayer.',
  heading: 'Une liste partagée',
  by: (name) => `Partagée par ${name}`,
  today: 'Les prix et le stock sont ceux d’aujourd’hui.',
  pieces: 'Pièces partagées',
  save: 'Ajouter à mes favoris',
  saved: 'Ces pièces sont dans vos favoris.',
  toWishlist: 'Voir vos favoris',
  missing: (pieces) => count(pieces, { one: '# pièce n’est plus vendue.', other: '# pièces ne sont plus vendues.' }),
  gone: 'Cette liste n’est pas partagée',
  goneText: 'Le lien est peut-être mal écrit ou expiré, ou la personne qui l’a partagée a cessé.',
  loadFailed: 'Nous n’avons pas pu ouvrir cette liste',
  continue: 'Continuer mes achats',
};
