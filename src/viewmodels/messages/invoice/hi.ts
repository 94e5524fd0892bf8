import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'कर बीजक (टैक्स इनवॉइस)',
  orderNumber: 'ऑर्डर नंबर',
  orderDate: 'ऑर्डर की तारीख़',
  placeOfSupply: 'आपूर्ति का स्थान',
  payment: 'भुगतान',
  reverseCharge: 'रिवर्स चार्ज पर देय कर',
  no: 'नहीं',
  soldBy: 'विक्रेता',
  billTo: 'बिल इनके नाम',
  shipTo: 'डिलीवरी इन्हें',
  taxId: (id) => `कर पहचान संख्या ${id}`,
  item: 'वस्तु',
  code: 'HSN कोड',
  quantity: 'मात्रा',
  taxable: 'कर योग्य मूल्य',
  tax: 'कर',
  total: 'कुल राशि',
  each: (price) => `प्रति पीस ${price}, सभी करों सहित`,
  discount: (amount) => `छूट ${amount}`,
  shipping: 'डिलीवरी',
  storeCredit: 'स्टोर क्रेडिट',
  charged: 'ली गई राशि',
  inRupees: 'सभी राशियाँ भारतीय रुपये में हैं।',
};
