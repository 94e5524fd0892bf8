import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Nos boutiques',
  intro: 'Entrez, essayez, et faites ajuster une pièce.',
  search: 'Ville ou PIN code',
  find: 'Trouver des boutiques',
  nearMe: 'Utiliser ma position',
  lost: 'Impossible de savoir où vous êtes. Cherchez plutôt par ville ou PIN code.',
  list: 'Boutiques',
  found: (count) => (count === 1 ? '1 boutique' : `${count} boutiques`),
  nothingFits: (text) => `Il n’y a pas encore de boutique pour « ${text} ». Celles-ci sont peut-être à portée :`,
  none: 'Il n’y a pas encore de boutique à visiter',
  failed: 'Impossible d’afficher nos boutiques pour le moment',
  openUntil: (time) => `Ouvert jusqu’à ${time}`,
  opensAt: (time) => `Ouvre aujourd’hui à ${time}`,
  closedNow: 'Fermé actuellement',
  away: (km) => `à ${km} km`,
  hours: 'Horaires d’ouverture',
  days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  closed: 'Fermé',
  services: 'Dans cette boutique',
};
