import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Nuestras tiendas',
  intro: 'Entra, pruébate las prendas y haz que te las ajusten.',
  search: 'Ciudad o PIN code',
  find: 'Buscar tiendas',
  nearMe: 'Usar mi ubicación',
  lost: 'No hemos podido saber dónde estás. Busca por ciudad o PIN code.',
  list: 'Tiendas',
  found: (count) => (count === 1 ? '1 tienda' : `${count} tiendas`),
  nothingFits: (text) => `Todavía no hay tienda para «${text}». Puede que estas te queden cerca:`,
  none: 'Todavía no hay tiendas que visitar',
  failed: 'Ahora mismo no podemos mostrar nuestras tiendas',
  openUntil: (time) => `Abierto hasta las ${time}`,
  opensAt: (time) => `Abre hoy a las ${time}`,
  closedNow: 'Cerrado ahora',
  away: (km) => `a ${km} km`,
  hours: 'Horario',
  days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  closed: 'Cerrado',
  services: 'En esta tienda',
};
