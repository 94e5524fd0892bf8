import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { productMoreMessages } from './en.ts';

const count = counterOf('es');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const productMore: TextsOf<typeof productMoreMessages> = {
  reviews: 'Reseñas',
  average: (stars, reviews) => `${written(stars)} sobre 5, según ${reviews}`,
  reviewCount: (reviews) => count(reviews, { one: '# reseña', other: '# reseñas' }),
  noReviews: 'Nadie ha reseñado todavía esta prenda.',
  latestOf: (shown, total) => `Las últimas ${shown} de ${total}`,
  starsOf: (stars) => count(stars, { one: '# estrella', other: '# estrellas' }),
  allStars: 'Todas',
  filter: 'Mostrar reseñas con',
  reviewsFailed: 'Ahora mismo no se pueden mostrar las reseñas.',
  byOn: '{author}, {day}',
  showMore: 'Mostrar más reseñas',
  write: 'Escribir una reseña',
  yourName: 'Tu nombre',
  summary: 'Título',
  review: 'Reseña',
  rating: 'Valoración',
  submit: 'Enviar reseña',
  sending: 'Enviando la reseña ...',
  moderation: 'Leemos cada reseña antes de que aparezca aquí. Tu nombre se muestra con ella.',
  needed: 'Rellena este campo.',
  tooLong: (most) => `Como máximo ${most} caracteres.`,
  related: 'Para combinar',
  alike: 'Parecidos y disponibles',
  banners: 'Llevado y mostrado',
  sizeGuide: 'Guía de tallas',
  inches: 'Pulgadas',
  centimetres: 'Centímetros',
  unit: 'Unidad',
  howToMeasure: 'Cómo tomar las medidas',
  measureBust: 'Busto: alrededor de la parte más ancha, la cinta horizontal por la espalda.',
  measureWaist: 'Cintura: alrededor de la parte más estrecha, un dedo entre la cinta y la piel.',
  measureHip: 'Cadera: alrededor de la parte más ancha, con los pies juntos.',
  measureChest: 'Pecho: bajo los brazos y alrededor de la parte más ancha, la cinta horizontal.',
  measureThigh: 'Muslo: alrededor de la parte más ancha, de pie.',
  measureShoulder: 'Hombros: por la espalda, de costura a costura de una camisa que quede bien.',
  measureSleeve: 'Manga: de la costura del hombro a la muñeca, el brazo un poco doblado.',
  measureHeight: 'Altura: sin zapatos contra una pared, del suelo a lo alto de la cabeza.',
  measureFoot: 'Pie: del talón al dedo más largo, de pie sobre una hoja de papel.',
  measureBetween: 'Entre dos tallas, elige la mayor: se puede estrechar.',
};
