import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `Avec le code promo ${code}`,
  deliveryFree: (country) => `Livraison gratuite : ${country}`,
  deliveryTo: (country) => `Livraison : ${country}`,
  deliveryNone: 'Rien à expédier',
  taxWithin: 'Comprises dans les prix',
  taxWithinRest: 'Comprises dans ce que vous payez',
  taxNone: 'Aucune taxe ne s’ajoute ici',
  totalTaxes: 'Toutes taxes comprises',
  toldLater: 'Connu quand la boutique aura répondu',
  trust: 'Bon à savoir',
  paySafely: 'Payez en toute sécurité par carte, UPI ou PayPal.',
  addCoupon: 'Ajouter un code promo',
  couponCode: 'Code promo',
  applyCoupon: 'Appliquer le code',
  removeCoupon: 'Retirer le code',
  couponMissing: 'Saisissez un code promo.',
  couponApplied: (code) => `Le code ${code} est appliqué.`,
  couponSaves: (code, amount) => `${code} vous fait économiser ${amount}.`,
  couponUnreachable: 'La boutique est injoignable. Veuillez réessayer dans un instant.',
  couponOffline: 'Les codes promo pourront être modifiés quand vous serez de nouveau en ligne.',
};
