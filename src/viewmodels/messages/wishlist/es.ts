import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('es');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'Mover todo al carrito',
  moved: (pieces) =>
    count(pieces, { one: '# prenda está ahora en el carrito.', other: '# prendas están ahora en el carrito.' }),
  toChoose: (pieces) =>
    count(pieces, {
      one: 'En # prenda hay que elegir antes la talla u otra opción.',
      other: 'En # prendas hay que elegir antes la talla u otra opción.',
    }),
  soldOut: (pieces) => count(pieces, { one: '# prenda está agotada.', other: '# prendas están agotadas.' }),
  unsold: (pieces) =>
    count(pieces, {
      one: '# prenda no se puede comprar en este momento.',
      other: '# prendas no se pueden comprar en este momento.',
    }),
  stockUnsure: 'Todavía no hemos podido comprobar la disponibilidad. Lo haremos antes de enviar tu pedido.',
  undo: 'Deshacer',
  back: (pieces) =>
    count(pieces, {
      one: '# prenda vuelve a estar en tus favoritos.',
      other: '# prendas vuelven a estar en tus favoritos.',
    }),
  fewLeft: (left) => count(left, { one: 'Solo queda #.', other: 'Solo quedan #.' }),
  backInStock: 'Disponible de nuevo.',
  soldOutSince: 'Agotado desde que lo guardaste.',
};
