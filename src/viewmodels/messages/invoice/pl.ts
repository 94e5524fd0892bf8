import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'Faktura',
  orderNumber: 'Numer zamówienia',
  orderDate: 'Data zamówienia',
  placeOfSupply: 'Miejsce dostawy (podatek)',
  payment: 'Płatność',
  reverseCharge: 'Odwrotne obciążenie',
  no: 'Nie',
  soldBy: 'Sprzedawca',
  billTo: 'Nabywca',
  shipTo: 'Odbiorca',
  taxId: (id) => `Numer podatkowy ${id}`,
  item: 'Produkt',
  code: 'Kod HSN',
  quantity: 'Liczba sztuk',
  taxable: 'Podstawa opodatkowania',
  tax: 'Podatek',
  total: 'Razem',
  each: (price) => `${price} za sztukę, w tym wszystkie podatki`,
  discount: (amount) => `Rabat ${amount}`,
  shipping: 'Dostawa',
  storeCredit: 'Środki w sklepie',
  charged: 'Pobrana kwota',
  inRupees: 'Wszystkie kwoty są w rupiach indyjskich.',
};
