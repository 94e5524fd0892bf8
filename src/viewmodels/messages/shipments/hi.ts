import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'पार्सल',
  parcelNumber: 'पार्सल नंबर',
  sentOn: (day) => `${day} को भेजा गया`,
  deliveredOn: (day) => `${day} को पहुँचा`,
  follow: 'पार्सल ट्रैक करें',
  followNumber: (number) => `पार्सल ट्रैक करें: ${number}`,
};
