import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': '¡El producto se ha añadido al carrito!',
  'cart-quantity-updated': '¡La cantidad se ha actualizado!',
  'cart-price-unknown': '¡El precio del producto es desconocido, no se puede añadir al carrito!',
  'cart-out-of-stock': '¡El producto está agotado y no se puede añadir al carrito!',
  'cart-stock-unsure':
    'No hay certeza sobre las existencias (varían continuamente). El producto se ha añadido al carrito como prerreserva.',
  'cart-line-refused': 'La tienda no ha podido añadir este producto al carrito.',
  'coupon-refused': 'El código de descuento no es válido. Compruébalo y vuelve a intentarlo.',
  'product-no-variants': 'Ninguna variante disponible',
};
