import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Tarjetas y net banking' },
  fromApp: 'Paga desde tu aplicación UPI.',
  gateway: (name) => `Continuarás en ${name} y después volverás aquí.`,
  gatewayLater: (name) => `No tienes conexión: pagarás en ${name} cuando se haya enviado tu pedido.`,
  cash: 'Pagas al mensajero cuando llegue el paquete, sin recargo. Solo en la India.',
  noCash: 'El pago contra reembolso solo es posible con un paquete: lo que se descarga se paga en línea.',
  noCashThere: 'En este PIN code no se acepta efectivo. Paga en línea.',
};
