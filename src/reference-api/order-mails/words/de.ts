import type { OrderMailWords } from './order-mail-words.ts';

export const de: OrderMailWords = {
  subject: {
    placed: (number) => `Ihre Bestellung ${number} ist aufgegeben`,
    paid: (number) => `Ihre Bestellung ${number} ist bezahlt`,
    'payment-failed': (number) => `Die Zahlung Ihrer Bestellung ${number} ist nicht zustande gekommen`,
  },
  heading: {
    placed: 'Vielen Dank für Ihre Bestellung',
    paid: 'Vielen Dank für Ihre Zahlung',
    'payment-failed': 'Ihre Zahlung ist nicht zustande gekommen',
  },
  next: {
    pending: 'Wir kümmern uns jetzt darum. Sie zahlen beim Kurier, wenn sie ankommt.',
    pending_payment: 'Wir kümmern uns darum, sobald sie bezahlt ist.',
    processing: 'Es ist nichts mehr zu zahlen, und wir kümmern uns jetzt darum.',
  },
  paid: 'Ihre Bestellung ist bezahlt, und wir kümmern uns jetzt darum.',
  notCharged: 'Es wurde nichts abgebucht, und Ihre Bestellung wurde storniert.',
  nothingSent: 'Es wird nichts davon versandt, und es ist nichts zu zahlen.',
  couponAgain: (code) => `Der Gutschein ${code} gilt wieder.`,
  creditAgain: (amount) => `${amount} Guthaben sind wieder auf Ihrem Konto.`,
  notForNothing: 'Hat Ihre Bank trotzdem abgebucht? Schreiben Sie uns mit Ihrer Bestellnummer.',
  orderNumber: 'Bestellnummer',
  placedOn: 'Aufgegeben am',
  payment: 'Zahlung',
  delivery: 'Lieferung',
  orderedItems: 'Bestellte Artikel',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versand',
  storeCredit: 'Guthaben',
  total: 'Gesamtsumme',
  taxWithin: 'In den Preisen enthaltene Steuern',
  deliverTo: 'Lieferung an',
  billTo: 'Rechnung an',
  lookAtOrder: 'Bestellung ansehen',
};
