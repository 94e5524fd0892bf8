import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Nuestras tiendas',
  intro: 'Entra, pruébate y haz que te ajusten una prenda.',
  search: 'Ciudad o PIN code',
  find: 'Buscar tiendas',
  nearMe: 'Usar mi ubicación',
  lost: 'No hemos podido saber dónde estás. Busca por ciudad o PIN code.',
  list: 'Tiendas',
  found: (count) => (count === 1 ? '1 tienda' : `${count} tiendas`),
  nothingFits: (text) => `Todavía no hay tienda para «${text}». Estas quizá estén a tu alcance:`,
  none: 'Todavía no hay tiendas a las que entrar',
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
