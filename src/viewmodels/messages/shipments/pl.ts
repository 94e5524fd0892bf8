import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'Paczki',
  parcelNumber: 'Numer przesyłki',
  sentOn: (day) => `Wysłano ${day}`,
  deliveredOn: (day) => `Doręczono ${day}`,
  follow: 'Śledź paczkę',
  followNumber: (number) => `Śledź paczkę ${number}`,
};
