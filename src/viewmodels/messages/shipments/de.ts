import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'Pakete',
  parcelNumber: 'Sendungsnummer',
  sentOn: (day) => `Versandt am ${day}`,
  deliveredOn: (day) => `Geliefert am ${day}`,
  follow: 'Paket verfolgen',
  followNumber: (number) => `Paket verfolgen: ${number}`,
};
