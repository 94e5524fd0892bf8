import type { TextsOf } from '../writing/messages.ts';
import type { shipmentMessages } from './en.ts';

export const shipments: TextsOf<typeof shipmentMessages> = {
  parcels: 'الطرود',
  parcelNumber: 'رقم الشحنة',
  sentOn: (day) => `أُرسل في ${day}`,
  deliveredOn: (day) => `سُلِّم في ${day}`,
  follow: 'تتبّع الطرد',
  followNumber: (number) => `تتبّع الطرد ${number}`,
};
