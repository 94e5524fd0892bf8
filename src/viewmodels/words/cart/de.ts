import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { cartWords } from './en.ts';

const count = counterOf('de');

export const cart: TextsOf<typeof cartWords> = {
  cart: 'Warenkorb',
  items: 'Artikel im Warenkorb',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Was Sie hineinlegen, wartet hier auf Sie, auch ohne Verbindung.',
  needsScripts: 'Der Warenkorb liegt auf Ihrem Gerät und braucht JavaScript.',
  offline: 'Wir prüfen Preise und Bestand, sobald Sie wieder online sind.',
  more: (pieces) =>
    count(pieces, { one: 'und # weiteres Stück im Warenkorb', other: 'und # weitere Stücke im Warenkorb' }),
  quantityOf: (name) => `Menge von ${name}`,
  together: 'Zusammen',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  removeItem: 'Artikel entfernen',
  removeQuestion: (name) => `${name} aus dem Warenkorb nehmen?`,
  keep: 'Behalten',
  removed: (name) => `${name} wurde entfernt.`,
  returned: (name) => `${name} ist wieder im Warenkorb.`,
  undo: 'Rückgängig',
  thePiece: 'Das Stück',
  soldOut: 'Zurzeit ausverkauft. Bitte entfernen Sie es vor der Bestellung.',
  stockUnsure: 'Den Bestand konnten wir noch nicht prüfen. Wir tun es, bevor Ihre Bestellung abgeschickt wird.',
  summary: 'Bestellübersicht',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versand',
  tax: 'Steuern',
  storeCredit: 'Guthaben',
  total: 'Gesamtsumme',
  allTaxes: 'Alle Preise inklusive Steuern.',
  estimated: 'Auf diesem Gerät geschätzt. Der Shop bestätigt die endgültige Summe.',
  paySafely: 'Zahlen Sie sicher mit Karte, UPI oder PayPal.',
  addCoupon: 'Gutschein einlösen',
  couponCode: 'Gutscheincode',
  applyCoupon: 'Gutschein anwenden',
  removeCoupon: 'Gutschein entfernen',
  couponMissing: 'Geben Sie einen Gutscheincode ein.',
  couponApplied: (code) => `${code} ist eingelöst.`,
  couponSaves: (code, amount) => `Mit ${code} sparen Sie ${amount}.`,
  couponUnreachable: 'Wir konnten den Shop nicht erreichen. Bitte versuchen Sie es gleich noch einmal.',
  couponOffline: 'Gutscheine lassen sich ändern, sobald Sie wieder online sind.',
};
