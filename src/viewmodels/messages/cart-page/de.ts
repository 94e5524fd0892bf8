import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `Mit dem Gutschein ${code}`,
  deliveryFree: (country) => `Kostenlose Lieferung: ${country}`,
  deliveryTo: (country) => `Lieferung: ${country}`,
  deliveryNone: 'Es muss nichts verschickt werden',
  taxWithin: 'In den Preisen enthalten',
  taxWithinRest: 'Im Zahlbetrag enthalten',
  taxNone: 'Hier kommt keine Steuer hinzu',
  totalTaxes: 'Inkl. aller Steuern',
  toldLater: 'Wird angezeigt, sobald der Shop geantwortet hat',
  trust: 'Gut zu wissen',
  paySafely: 'Zahlen Sie sicher mit Karte, UPI oder PayPal.',
  addCoupon: 'Gutschein hinzufügen',
  couponCode: 'Gutscheincode',
  applyCoupon: 'Gutschein einlösen',
  removeCoupon: 'Gutschein entfernen',
  couponMissing: 'Geben Sie einen Gutscheincode ein.',
  couponApplied: (code) => `${code} ist eingelöst.`,
  couponSaves: (code, amount) => `Mit ${code} sparen Sie ${amount}.`,
  couponUnreachable: 'Wir konnten den Shop nicht erreichen. Bitte versuchen Sie es gleich noch einmal.',
  couponOffline: 'Gutscheine lassen sich ändern, sobald Sie wieder online sind.',
};
