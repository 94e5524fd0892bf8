import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'Colis',
  parcelNumber: 'Numéro de colis',
  sentOn: (day) => `Expédié le ${day}`,
  deliveredOn: (day) => `Livré le ${day}`,
  follow: 'Suivre le colis',
  followNumber: (number) => `Suivre le colis ${number}`,
};
