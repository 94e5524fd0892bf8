import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Tarjetas y net banking' },
  fromApp: 'Paga desde tu aplicación UPI.',
  gateway: (name) => `Continuarás en ${name} y después volverás aquí.`,
  gatewayLater: (name) => `No tienes conexión: pagas en ${name} cuando se haya enviado tu pedido.`,
  cash: 'Pagas al mensajero cuando llega el paquete, sin recargo. Solo en la India.',
  noCash: 'El pago contra entrega necesita un paquete: lo que se descarga se paga en línea.',
};
