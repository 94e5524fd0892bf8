import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('es');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'Carrito',
  items: 'Artículos del carrito',
  empty: 'Tu carrito está vacío',
  emptyText: 'Lo que añadas te esperará aquí, también sin conexión.',
  needsScripts: 'El carrito está en tu dispositivo y necesita JavaScript.',
  offline: 'Comprobaremos precios y existencias cuando tengas conexión.',
  more: (quantity) => count(quantity, { one: 'y # pieza más en el carrito', other: 'y # piezas más en el carrito' }),
  quantityOf: (name) => `Cantidad de ${name}`,
  together: 'En total',
  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removeItem: 'Quitar artículo',
  removeQuestion: (name) => `¿Quitar ${name} del carrito?`,
  keep: 'Conservar',
  removed: (name) => `Se ha quitado: ${name}.`,
  returned: (name) => `De nuevo en el carrito: ${name}.`,
  undo: 'Deshacer',
  change: 'Cambiar',
  changeOf: (name) => `Cambiar color o talla de ${name}`,
  save: 'Guardar para después',
  saveOf: (name) => `Guardar para después: ${name}`,
  savedForLater: (name) => `Guardado para después: ${name}.`,
  soldOut: '¡Agotado! Guárdalo para después, o quítalo antes de pedir.',
  soldOutInThis: '¡Agotado! Elige otra talla u otro color, guárdalo para después, o quítalo antes de pedir.',
  inStock: '¡Disponible!',
  onlyLeft: (left) => count(left, { one: 'Solo queda #.', other: 'Solo quedan #.' }),
  takeFewer: (quantity) => count(quantity, { other: 'Poner la cantidad en #' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `Poner la cantidad en # para ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { one: 'Solo queda #', other: 'Solo quedan #' })}, ${count(quantity, { other: 'hemos puesto la cantidad en #' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'La tienda no dispone de #' })}, ${count(quantity, { other: 'así que la cantidad vuelve a ser #' })}.`,
  choiceRefused: (wanted) => `La tienda no ha podido cambiarlo a ${wanted}, así que sigue como estaba.`,
  stockUnsure: 'Todavía no hemos podido comprobar las existencias. Lo haremos antes de enviar tu pedido.',
  summary: 'Resumen del pedido',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Envío',
  tax: 'Impuestos',
  storeCredit: 'Saldo de la tienda',
  total: 'Total',
  allTaxes: 'Los precios incluyen todos los impuestos.',
  estimated: 'Estimado en este dispositivo. La tienda confirma el importe final.',
};
