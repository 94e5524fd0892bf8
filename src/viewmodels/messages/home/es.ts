import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – Moda india de diseño, hecha para llevarse',
  description: 'Saris, lehengas, kurtas y sherwanis de las casas de moda que conocemos, enviados a todo el mundo.',
  empty: 'El escaparate está vacío por un momento',
  emptyText: 'Vuelve a mirar en un rato.',
  collections: {
    'new-in': 'Novedades',
    trending: 'Tendencias',
    'celebrity-style': 'Estilo de las celebridades',
    'best-sellers': 'Los más vendidos',
  },
  banners: 'Anuncios',
  seeMore: 'Ver más',
  earlierIn: (title) => `Anteriores en ${title}`,
  moreIn: (title) => `Más en ${title}`,
  viewAllOf: (title) => `Ver todo: ${title}`,
  until: 'Hasta el {day}',
  previousSlide: 'Imagen anterior',
  nextSlide: 'Imagen siguiente',
  slideOf: (at, of) => `Imagen ${at} de ${of}`,
  pause: 'Pausar',
  play: 'Reproducir',
  stores: 'Nuestras tiendas',
  openToday: (opens, closes) => `Abierto hoy de ${opens} a ${closes}`,
  closedToday: 'Hoy cerrado',
  directions: 'Cómo llegar',
  directionsTo: (name) => `Cómo llegar a ${name}`,
};
