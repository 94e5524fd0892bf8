import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `Z kodem rabatowym ${code}`,
  deliveryFree: (country) => `Bezpłatna dostawa: ${country}`,
  deliveryTo: (country) => `Dostawa: ${country}`,
  deliveryNone: 'Nic nie wymaga wysyłki',
  taxWithin: 'Zawarty w cenach',
  taxWithinRest: 'Zawarty w kwocie do zapłaty',
  taxNone: 'Podatek nie jest tu doliczany',
  totalTaxes: 'W tym wszystkie podatki',
  toldLater: 'Podamy, gdy sklep odpowie',
  trust: 'Warto wiedzieć',
  paySafely: 'Bezpieczna płatność kartą, przez UPI lub PayPal.',
  addCoupon: 'Dodaj kod rabatowy',
  couponCode: 'Kod rabatowy',
  applyCoupon: 'Użyj kodu',
  removeCoupon: 'Usuń kod',
  couponMissing: 'Podaj kod rabatowy.',
  couponApplied: (code) => `Użyto kodu ${code}.`,
  couponSaves: (code, amount) => `Z kodem ${code} oszczędzasz ${amount}.`,
  couponUnreachable: 'Nie udało się połączyć ze sklepem. Spróbuj ponownie za chwilę.',
  couponOffline: 'Kody rabatowe można zmienić, gdy połączenie wróci.',
};
