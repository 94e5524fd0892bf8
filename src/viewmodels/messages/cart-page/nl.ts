import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `Met de kortingscode ${code}`,
  deliveryFree: (country) => `Gratis bezorging: ${country}`,
  deliveryTo: (country) => `Bezorging: ${country}`,
  deliveryNone: 'Er hoeft niets te worden verzonden',
  taxWithin: 'In de prijzen inbegrepen',
  taxWithinRest: 'Inbegrepen in wat je betaalt',
  taxNone: 'Hier komt geen belasting bij',
  totalTaxes: 'Inclusief alle belastingen',
  toldLater: 'Bekend zodra de winkel antwoordt',
  trust: 'Goed om te weten',
  paySafely: 'Betaal veilig met kaart, UPI of PayPal.',
  addCoupon: 'Kortingscode toevoegen',
  couponCode: 'Kortingscode',
  applyCoupon: 'Code toepassen',
  removeCoupon: 'Code verwijderen',
  couponMissing: 'Vul een kortingscode in.',
  couponApplied: (code) => `De code ${code} is toegepast.`,
  couponSaves: (code, amount) => `Met ${code} bespaar je ${amount}.`,
  couponUnreachable: 'We konden de winkel niet bereiken. Probeer het zo opnieuw.',
  couponOffline: 'Kortingscodes kun je wijzigen als je weer online bent.',
};
