import type { TextsOf } from '../writing/messages.ts';
import type { paymentMessages } from './en.ts';

export const payment: TextsOf<typeof paymentMessages> = {
  title: 'Tu pago',
  checking: 'Lo estamos comprobando con tu banco',
  checkingText: 'Tu pedido está guardado y su pago se está confirmando. No vuelvas a pagar.',
  looksAgain: 'Esta página vuelve a comprobarlo por sí sola y muestra aquí la respuesta.',
  findAgain: 'Puedes cerrarla: tu pedido seguirá en la sección Cuenta de este dispositivo, con su estado.',
  noAnswer: 'Si mañana no hay respuesta, escríbenos con tu número de pedido.',
  checkAgain: 'Comprobar de nuevo',
  due: 'Tu pedido todavía no está pagado',
  dueText:
    'Tu pedido se ha realizado y está pendiente de pago. Si acabas de pagar, comprueba de nuevo en lugar de pagar dos veces.',
  failed: 'Tu pago no se ha completado',
  dueAfterFailure: 'No se ha cobrado nada. Tu pedido está guardado y sigue pendiente de pago.',
  payNow: 'Pagar ahora',
  sentWhenPaid: 'Preparamos y enviamos tu pedido en cuanto esté pagado.',
  askForPage: 'Para pagar de otra forma, escríbenos con tu número de pedido.',
  failedText: 'No se ha cobrado nada, y este pedido se ha cancelado.',
  backInCart: 'Todo está de nuevo en tu carrito. Puedes volver a intentarlo, o elegir otra forma de pago.',
  notOfDevice: 'Las prendas se pueden volver a pedir.',
  creditAgain: 'Si usaste un código de descuento o saldo de la tienda, vuelve a ser válido.',
  notForNothing: '¿Tu banco te ha cobrado de todos modos? Escríbenos con tu número de pedido.',
  canceled: 'Este pedido se ha cancelado',
  canceledByYou: 'Como pediste, no se enviará nada.',
  canceledText: 'La tienda ha cancelado este pedido, y no se enviará nada.',
  paidForCanceled: '¿Lo habías pagado? Escríbenos con tu número de pedido.',
  tryAgain: 'Volver a intentarlo',
  toCart: 'Volver al carrito',
  notAsked:
    'Ahora mismo no hemos podido preguntar a la tienda por tu pago. No vuelvas a pagar: mira de nuevo en un momento.',
  told: {
    paid: 'La página de pago dice que has pagado.',
    failed: 'La página de pago dice que tu pago ha fallado.',
    unknown: 'La página de pago todavía no sabe si has pagado. No vuelvas a pagar.',
  },
  statePaid: 'Pagado',
  stateOpen: 'Todavía sin pagar',
  stateAtDoor: 'Se paga al mensajero',
  stateCanceled: 'Cancelado, no se debe nada',
};
