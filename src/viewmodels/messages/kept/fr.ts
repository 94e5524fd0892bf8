import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'Enregistré sur cet appareil',
  text: 'Vous êtes hors ligne. Ces pages s’ouvrent quand même.',
  none: 'Rien n’est encore enregistré',
  noneText: 'Ce que vous regardez en ligne s’ouvre aussi ici sans réseau.',
  saved: (moment) => `Enregistré sur cet appareil, ${moment}`,
  savedAtSomeTime: 'Enregistré sur cet appareil',
  found: 'Vous êtes hors ligne. Ces pièces sont sur votre appareil ; la boutique en a peut-être d’autres.',
  notFound: 'Rien sur votre appareil ne correspond',
  notFoundText: (text) => `Vous êtes hors ligne, nous avons donc cherché « ${text} » sur votre appareil seulement.`,
  pages: 'Voir les pages enregistrées',
};
