import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('de');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'Warenkorb',
  items: 'Artikel im Warenkorb',
  empty: 'Ihr Warenkorb ist leer',
  emptyText: 'Was Sie hineinlegen, wartet hier auf Sie, auch ohne Verbindung.',
  needsScripts: 'Der Warenkorb liegt auf Ihrem Gerät und braucht JavaScript.',
  offline: 'Wir prüfen Preise und Bestand, sobald Sie wieder online sind.',
  more: (quantity) =>
    count(quantity, { one: 'und # weiteres Stück im Warenkorb', other: 'und # weitere Stücke im Warenkorb' }),
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
  change: 'Ändern',
  changeOf: (name) => `Ändern: Farbe oder Größe von ${name}`,
  save: 'Für später merken',
  saveOf: (name) => `Für später merken: ${name}`,
  savedForLater: (name) => `${name} ist für später gemerkt.`,
  soldOut: 'Ausverkauft! Merken Sie es für später, oder entfernen Sie es vor der Bestellung.',
  soldOutInThis:
    'Ausverkauft! Wählen Sie eine andere Größe oder Farbe, merken Sie es für später, oder entfernen Sie es vor der Bestellung.',
  inStock: 'Auf Lager!',
  onlyLeft: (left) => count(left, { other: 'Nur noch # verfügbar.' }),
  takeFewer: (quantity) => count(quantity, { other: 'Menge auf # setzen' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `Menge auf # setzen: ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { other: 'Nur noch # verfügbar' })}, ${count(quantity, { other: 'wir haben die Menge auf # gesetzt' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'Der Shop konnte die Menge # nicht annehmen' })}, ${count(quantity, { other: 'deshalb ist sie wieder #' })}.`,
  choiceRefused: (wanted) => `Der Shop konnte es nicht in ${wanted} ändern, deshalb bleibt es, wie es war.`,
  stockUnsure: 'Den Bestand konnten wir noch nicht prüfen. Wir holen das nach, bevor Ihre Bestellung abgeschickt wird.',
  summary: 'Bestellübersicht',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Versand',
  tax: 'Steuern',
  storeCredit: 'Guthaben',
  total: 'Gesamtsumme',
  allTaxes: 'Alle Preise inklusive Steuern.',
  estimated: 'Auf diesem Gerät geschätzt. Der Shop bestätigt die endgültige Summe.',
};
