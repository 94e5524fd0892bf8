import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { productMoreMessages } from './en.ts';

const count = counterOf('fr');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const productMore: TextsOf<typeof productMoreMessages> = {
  reviews: 'Avis',
  average: (stars, reviews) => `${written(stars)} sur 5, d’après ${reviews}`,
  reviewCount: (reviews) => count(reviews, { one: '# avis', other: '# avis' }),
  noReviews: 'Personne n’a encore donné son avis sur cette pièce.',
  latestOf: (shown, total) => `Les ${shown} derniers sur ${total}`,
  starsOf: (stars) => count(stars, { one: '# étoile', other: '# étoiles' }),
  allStars: 'Toutes',
  filter: 'Afficher les avis avec',
  reviewsFailed: 'Impossible d’afficher les avis pour le moment.',
  byOn: '{author}, {day}',
  showMore: 'Afficher plus d’avis',
  write: 'Donner un avis',
  yourName: 'Votre nom',
  summary: 'Titre',
  review: 'Avis',
  rating: 'Note',
  submit: 'Envoyer l’avis',
  sending: 'Envoi de l’avis ...',
  moderation: 'Nous lisons chaque avis avant qu’il ne paraisse ici. Votre nom l’accompagne.',
  needed: 'Veuillez remplir ce champ.',
  tooLong: (most) => `${most} caractères au plus.`,
  related: 'À associer',
  alike: 'Dans le même esprit, en stock',
  banners: 'Porté et montré',
  sizeGuide: 'Guide des tailles',
  inches: 'Pouces',
  centimetres: 'Centimètres',
  unit: 'Unité',
  howToMeasure: 'Comment prendre les mesures',
  measureBust: 'Poitrine : autour de la partie la plus forte, le mètre à l’horizontale dans le dos.',
  measureWaist: 'Taille : autour de la partie la plus fine, un doigt entre le mètre et la peau.',
  measureHip: 'Hanches : autour de la partie la plus forte, pieds joints.',
  measureChest: 'Torse : sous les bras et autour de la partie la plus forte, le mètre à l’horizontale.',
  measureThigh: 'Cuisse : autour de la partie la plus forte, debout.',
  measureShoulder: 'Épaules : dans le dos, de couture à couture d’une chemise à votre taille.',
  measureSleeve: 'Manche : de la couture d’épaule au poignet, le bras un peu plié.',
  measureHeight: 'Hauteur : pieds nus contre un mur, du sol au sommet de la tête.',
  measureFoot: 'Pied : du talon à l’orteil le plus long, debout sur une feuille de papier.',
  measureBetween: 'Entre deux tailles, prenez la plus grande : elle peut être reprise.',
};
