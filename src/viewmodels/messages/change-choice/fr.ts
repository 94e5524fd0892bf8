import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'Modifier la couleur ou la taille',
  confirm: 'Modifier',
  leave: 'Laisser tel quel',
  changed: (name, choice) => `${name} : maintenant ${choice}.`,
  gone: 'Cette pièce n’est plus dans votre panier.',
  offline: 'La couleur et la taille pourront être modifiées quand vous serez de nouveau en ligne.',
  unreachable: 'Impossible d’afficher les choix pour le moment.',
};
