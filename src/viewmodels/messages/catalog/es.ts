import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('es');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const catalog: TextsOf<typeof catalogMessages> = {
  save: (name) => `Guardar ${name}`,
  compare: (name) => `Comparar ${name}`,
  products: 'Productos',
  subcategories: 'Subcategorías',
  items: (items) => count(items, { one: '# artículo', other: '# artículos' }),
  colours: (colours) => count(colours, { one: '# color', other: '# colores' }),
  rating: (stars, reviews) => count(reviews, { other: `${written(stars)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `Valoración de ${written(stars)} sobre 5 según # reseña`,
      other: `Valoración de ${written(stars)} sobre 5 según # reseñas`,
    }),
  progress: (shown, total) => `${shown} de ${total}`,
  sortBy: 'Ordenar por',
  sort: 'Ordenar',
  sorts: {
    relevance: 'Relevancia',
    'created_at:desc': 'Novedades',
    'stock.is_in_stock:desc': 'Disponibilidad',
    'price:asc': 'Precio ascendente',
    'price:desc': 'Precio descendente',
    'country_of_origin:asc': 'País de origen',
  },
  showEarlier: 'Mostrar anteriores',
  loadMore: 'Cargar más',
  moreFailed: 'No hemos podido cargar más. Lo que ves sigue aquí; vuelve a intentarlo.',
  empty: 'No se han encontrado productos',
  emptyText: 'Por ahora no hay nada en esta categoría.',
  seeMoreIn: (name) => `Ver más en ${name}`,
  failed: 'Ahora mismo no podemos mostrar estas prendas',
  savedHere: 'Tu carrito y lo que has guardado están en este dispositivo.',
};
