import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'Devoluciones',
  give: 'Devolver artículos',
  until: (day) => `Se puede devolver hasta el ${day}`,
  over: (day) => `Se podía devolver hasta el ${day}`,
  notYet: 'Los artículos se pueden devolver cuando se haya entregado todo el pedido.',
  never: 'Lo hecho a medida o que no se envía no se puede devolver.',
  name: (number) => `Devolución ${number}`,
  askedOn: (day) => `Solicitada el ${day}`,
  receivedOn: (day) => `Recibida el ${day}`,
  refundedOn: (day) => `Reembolsada el ${day}`,
  refusedOn: (day) => `No aceptada el ${day}`,
  refund: (amount) => `Reembolso: ${amount}`,
};
