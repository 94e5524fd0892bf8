import { defineMessages } from '../writing/messages.ts';

/** The parcels of an order. */
export const shipmentMessages = defineMessages('shipments', {
  parcels: 'Parcels',
  parcelNumber: 'Parcel number',
  sentOn: (day: string) => `Sent on ${day}`,
  deliveredOn: (day: string) => `Delivered on ${day}`,
  follow: 'Follow the parcel',
  followNumber: (number: string) => `Follow the parcel ${number}`,
});
