import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('es');

export const common: TextsOf<typeof commonMessages> = {
  home: 'Inicio',
  close: 'Cerrar',
  retry: 'Reintentar',
  checkout: 'Tramitar pedido',
  viewCart: 'Ver carrito',
  compare: 'Comparar',
  continueShopping: 'Seguir comprando',
  loading: 'Cargando',
  optional: 'Opcional',
  all: (name) => `Todo: ${name}`,
  viewAll: 'Ver todo',
  pieces: (quantity) => count(quantity, { one: '# pieza', other: '# piezas' }),
  oneLess: (name) => `Una menos: ${name}`,
  oneMore: (name) => `Una más: ${name}`,
  off: (percent) => `${percent} % de descuento`,
  colour: 'Color',
  size: 'Talla',
  originalPrice: 'Precio original',
  now: 'Ahora',
  outOfStock: 'Agotado',
  new: 'Nuevo',
  sale: 'Rebajas',
  shopSilent: 'La tienda no ha respondido',
  restWorks: 'Puede que el resto de la tienda funcione.',
  cannotShowPage: 'No podemos mostrar esta página',
  partFailed: 'Ahora mismo no se puede mostrar esta parte.',
};
