import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('es');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'Revisión del pedido',
  seeOrder: 'Ver tu pedido',
  contact: 'Contacto',
  deliverTo: 'Entregar a',
  billTo: 'Facturar a',
  change: 'Cambiar',
  changeContact: 'Cambiar contacto',
  changeDelivery: 'Cambiar dirección de envío',
  changeBilling: 'Cambiar dirección de facturación',
  changeParcel: 'Cambiar entrega',
  delivery: 'Entrega',
  changed: 'Algo ha cambiado desde que lo viste, así que no se ha pedido nada. Compruébalo y vuelve a pulsar.',
  readTerms: 'Leer las condiciones de venta (se abre otra pestaña)',
  soldOut: (name) => `${name}: agotado. Quítalo del carrito para pedir el resto.`,
  priceChanged: (name, was, now) => `${name}: ahora ${now} en lugar de ${was}.`,
  totalChanged: (was, now) => `El total es ahora ${now} en lugar de ${was}.`,
  fewLeft: (name, left) =>
    count(left, { one: `Solo queda # pieza de ${name}.`, other: `Solo quedan # piezas de ${name}.` }),
  notSent: (country, names) => `No es posible enviar al país elegido (${country}): ${names}.`,
};
