import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'Rechnung',
  orderNumber: 'Bestellnummer',
  orderDate: 'Bestelldatum',
  placeOfSupply: 'Ort der Lieferung',
  payment: 'Zahlung',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers',
  no: 'Nein',
  soldBy: 'Verkauft von',
  billTo: 'Rechnung an',
  shipTo: 'Lieferung an',
  taxId: (id) => `Steuernummer ${id}`,
  item: 'Artikel',
  code: 'HSN-Code',
  quantity: 'Menge',
  taxable: 'Steuerpflichtiger Wert',
  tax: 'Steuer',
  total: 'Gesamtsumme',
  each: (price) => `je ${price}, inkl. aller Steuern`,
  discount: (amount) => `Rabatt ${amount}`,
  shipping: 'Versand',
  storeCredit: 'Guthaben',
  charged: 'Berechneter Betrag',
  inRupees: 'Alle Beträge in indischen Rupien.',
};
