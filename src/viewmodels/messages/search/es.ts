import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('es');

export const search: TextsOf<typeof searchMessages> = {
  results: 'Resultados de la búsqueda',
  found: (products) => count(products, { one: '# producto encontrado', other: '# productos encontrados' }),
  seeAll: (products) => count(products, { one: 'Ver el producto', other: 'Ver los # productos' }),
  recent: 'Búsquedas recientes',
  popular: 'Populares',
  phrases: 'Sugerencias',
  categories: 'Categorías y diseñadores',
  pages: 'Ayuda e información',
  forget: (text) => `Quitar ${text} de las búsquedas`,
  none: 'No se han encontrado productos',
  noneText: (text) => `Hemos buscado «${text}» en cada nombre, referencia y categoría.`,
  offline: 'No tienes conexión. Hasta que la tengas, solo se encuentran categorías y prendas de tu dispositivo.',
  failed: 'La tienda no ha respondido. Pulsa Intro para probar la búsqueda completa.',
  edit: '¿Qué buscas?',
  show: 'Buscar',
  resultsFor: (text) => `Resultados de «${text}»`,
  corrected: 'Estos son los resultados de {corrected}.',
  inSize: (sizes) => `En talla ${sizes}.`,
  original: (text) => `Buscar «${text}» en su lugar`,
  forgiving: (text) => `Buscar palabras parecidas a «${text}»`,
  shorter: 'Buscar con menos palabras',
  tooShort: 'Escribe tres letras o más.',
};
