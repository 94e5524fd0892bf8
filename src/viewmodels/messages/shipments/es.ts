import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'Paquetes',
  parcelNumber: 'Número de envío',
  sentOn: (day) => `Enviado el ${day}`,
  deliveredOn: (day) => `Entregado el ${day}`,
  follow: 'Seguir el paquete',
  followNumber: (number) => `Seguir el paquete ${number}`,
};
