import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'Pakketten',
  parcelNumber: 'Pakketnummer',
  sentOn: (day) => `Verzonden op ${day}`,
  deliveredOn: (day) => `Bezorgd op ${day}`,
  follow: 'Je pakket volgen',
  followNumber: (number) => `Je pakket volgen: ${number}`,
};
