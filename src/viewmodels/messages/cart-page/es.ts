import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `Con el código de descuento ${code}`,
  deliveryFree: (country) => `Envío gratuito: ${country}`,
  deliveryTo: (country) => `Envío: ${country}`,
  deliveryNone: 'No hay nada que enviar',
  taxWithin: 'Incluidos en los precios',
  taxWithinRest: 'Incluidos en lo que pagas',
  taxNone: 'Aquí no se añaden impuestos',
  totalTaxes: 'Todos los impuestos incluidos',
  toldLater: 'Se sabrá cuando la tienda responda',
  trust: 'Conviene saber',
  paySafely: 'Paga con seguridad con tarjeta, UPI o PayPal.',
  addCoupon: 'Añadir un código de descuento',
  couponCode: 'Código de descuento',
  applyCoupon: 'Aplicar código',
  removeCoupon: 'Quitar código',
  couponMissing: 'Escribe un código de descuento.',
  couponApplied: (code) => `Se ha aplicado el código ${code}.`,
  couponSaves: (code, amount) => `Con ${code} ahorras ${amount}.`,
  couponUnreachable: 'No hemos podido contactar con la tienda. Vuelve a intentarlo en un momento.',
  couponOffline: 'Los códigos de descuento se pueden cambiar cuando tengas conexión.',
};
