import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `Pedido ${number}`,
  what: 'Si lo cancelas, no se enviará nada.',
  credit: 'Si usaste un código de descuento o saldo de la tienda, vuelve a ser válido.',
  send: 'Cancelar ahora',
  keep: 'Conservar el pedido',
  refused: 'La tienda ya no ha podido cancelarlo. Aquí lees cómo está el pedido.',
  tooOften: 'Han sido muchos intentos. Espera un minuto y vuelve a intentarlo.',
  failed: 'La tienda no ha respondido. Vuelve a intentarlo; un pedido se cancela solo una vez.',
  offline: 'Estás sin conexión, y cancelar necesita la red. El pedido queda como está.',
  done: (number) => `Tu pedido ${number} está cancelado`,
  mail: 'Te hemos enviado un correo que lo confirma.',
  gone: 'Este pedido ya se canceló.',
  onItsWay:
    'Se está preparando o ya ha salido, así que ya no se puede cancelar. Los artículos se pueden devolver cuando lleguen.',
  elsewhere: 'Para cancelar este pedido, escríbenos con su número.',
  toOrder: 'Al pedido',
};
