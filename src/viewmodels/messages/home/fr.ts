import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – Vêtements de créateurs indiens, faits pour être portés',
  description: 'Saris, lehengas, kurtas et sherwanis des maisons que nous connaissons, envoyés dans le monde entier.',
  empty: 'La vitrine est vide pour un instant',
  emptyText: 'Veuillez revenir dans un instant.',
  collections: {
    'new-in': 'Nouveautés',
    trending: 'Tendances',
    'celebrity-style': 'Le style des stars',
    'best-sellers': 'Meilleures ventes',
  },
  banners: 'Bannières',
  seeMore: 'Voir plus',
  earlierIn: (title) => `Précédents dans ${title}`,
  moreIn: (title) => `Suivants dans ${title}`,
  viewAllOf: (title) => `Tout voir : ${title}`,
  until: 'Jusqu’au {day}',
  previousSlide: 'Image précédente',
  nextSlide: 'Image suivante',
  slideOf: (at, of) => `Image ${at} sur ${of}`,
  pause: 'Pause',
  play: 'Lecture',
  stores: 'Nos boutiques',
  openToday: (opens, closes) => `Ouvert aujourd’hui de ${opens} à ${closes}`,
  closedToday: 'Fermé aujourd’hui',
  directions: 'Itinéraire',
  directionsTo: (name) => `Itinéraire vers ${name}`,
};
