import type { TextsOf } from '../writing/messages.ts';
import type { invoiceMessages } from './en.ts';

export const invoice: TextsOf<typeof invoiceMessages> = {
  heading: 'Facture',
  orderNumber: 'Numéro de commande',
  orderDate: 'Date de la commande',
  placeOfSupply: 'Lieu de fourniture',
  payment: 'Paiement',
  reverseCharge: 'Autoliquidation de la taxe',
  no: 'Non',
  soldBy: 'Vendu par',
  billTo: 'Facturé à',
  shipTo: 'Livré à',
  taxId: (id) => `Numéro fiscal ${id}`,
  item: 'Article',
  code: 'Code HSN',
  quantity: 'Quantité',
  taxable: 'Base imposable',
  tax: 'Taxe',
  total: 'Total',
  each: (price) => `${price} l’unité, toutes taxes comprises`,
  discount: (amount) => `Remise ${amount}`,
  shipping: 'Livraison',
  storeCredit: 'Avoir',
  charged: 'Montant débité',
  inRupees: 'Tous les montants sont en roupies indiennes.',
};
