import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'Pacchi',
  parcelNumber: 'Numero di spedizione',
  sentOn: (day) => `Spedito il ${day}`,
  deliveredOn: (day) => `Consegnato il ${day}`,
  follow: 'Segui il pacco',
  followNumber: (number) => `Segui il pacco ${number}`,
};
