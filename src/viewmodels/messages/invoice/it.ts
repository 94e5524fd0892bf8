import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'Fattura',
  orderNumber: 'Numero d’ordine',
  orderDate: 'Data dell’ordine',
  placeOfSupply: 'Luogo di fornitura',
  payment: 'Pagamento',
  reverseCharge: 'Inversione contabile',
  no: 'No',
  soldBy: 'Venduto da',
  billTo: 'Intestata a',
  shipTo: 'Spedito a',
  taxId: (id) => `Numero identificativo fiscale ${id}`,
  item: 'Articolo',
  code: 'Codice HSN',
  quantity: 'Quantità',
  taxable: 'Imponibile',
  tax: 'Imposta',
  total: 'Totale',
  each: (price) => `${price} al pezzo, tutte le imposte incluse`,
  discount: (amount) => `Sconto ${amount}`,
  shipping: 'Consegna',
  storeCredit: 'Credito',
  charged: 'Importo addebitato',
  inRupees: 'Tutti gli importi sono in rupie indiane.',
};
