import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Produits comparés',
  property: 'Caractéristique',
  price: 'Prix',
  onlyDifferences: 'Seulement les différences',
  noDifferences: 'D’après tout ce que la boutique en dit, ces pièces sont identiques.',
  nothingToSay: 'La boutique n’a pas de détails à comparer pour ces pièces.',
  unknown: 'Non précisé',
  takeAway: 'Retirer',
  needsScripts: 'La comparaison se trouve sur votre appareil et a besoin de JavaScript.',
  remove: (name) => `Retirer ${name} de la comparaison`,
  keptHere: 'Conservé sur cet appareil. Jusqu’à quatre pièces côte à côte.',
  loading: 'Recherche des détails',
  failed: 'Impossible de charger les détails de ces pièces.',
  offline:
    'Vous êtes hors ligne. Les détails s’afficheront quand vous serez de nouveau en ligne ; pièces et prix sont tels que vous les avez vus la dernière fois.',
  emptyTitle: 'Il n’y a encore rien à comparer',
  emptyText:
    'Appuyez sur « Ajouter à la comparaison » sur la page d’une pièce, et voyez-en ici jusqu’à quatre côte à côte.',
};
