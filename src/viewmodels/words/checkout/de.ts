import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/words.ts';
import type { checkoutWords } from './en.ts';

const count = counterOf('de');

export const checkout: TextsOf<typeof checkoutWords> = {
  needsScripts: 'Die Kasse arbeitet auf Ihrem Gerät und braucht JavaScript.',
  nothingToOrder: 'Legen Sie etwas Schönes hinein und kommen Sie dann zur Kasse zurück.',
  steps: 'Schritte',
  stepTitles: { address: 'Kontakt und Adresse', shipping: 'Lieferung', payment: 'Zahlung und Prüfung' },
  offline:
    'Sie können weitermachen: Ihre Bestellung bleibt auf diesem Gerät und wird gesendet, sobald Sie wieder online sind.',
  hideOrder: 'Bestellung ausblenden',
  showOrder: 'Bestellung zeigen',
  changeCart: 'Warenkorb ändern',
  personalDetails: 'Persönliche Angaben',
  shippingAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  billingIsSame: 'Die Rechnungsadresse ist dieselbe',
  shippingMethod: 'Versandart',
  paymentMethod: 'Zahlungsart',
  continue: 'Weiter',
  acceptTerms: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen',
  placeOrder: (amount) => `Jetzt kaufen, ${amount}`,
  placing: 'Ihre Bestellung wird aufgegeben',
  waiting:
    'Ihre Bestellung ist auf diesem Gerät gespeichert und wird gesendet, sobald der Shop antwortet. Bestellen Sie nicht noch einmal.',
  earlier:
    'Eine frühere Bestellung ist auf diesem Gerät gespeichert und noch unbeantwortet. Wenn Sie noch einmal bestellen, wird dieselbe Bestellung gesendet: Sie erhalten sie nie doppelt.',
  canceling:
    'Die Bestellung, die Sie storniert haben, hat den Shop vielleicht schon erreicht. Wir fragen dort nach. Bitte bestellen Sie in einer Minute noch einmal.',
  notStored:
    'Dieses Gerät kann gerade keine Bestellung speichern, wir brauchen also eine Verbindung. Ihr Warenkorb ist sicher: Bitte versuchen Sie es online noch einmal.',
  payNext: 'Ihre Bestellung ist aufgegeben. Auf der nächsten Seite bezahlen Sie und kommen dann hierher zurück.',
  toPayment: 'Weiter zur Zahlung',
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    emailAddress: 'E-Mail-Adresse',
    country: 'Land',
    zipCode: 'Postleitzahl',
    streetAddress: 'Straße und Hausnummer',
    apartmentNumber: 'Adresszusatz',
    city: 'Ort',
    state: 'Bundesland oder Region',
    phoneNumber: 'Telefonnummer',
    company: 'Firma',
    taxId: 'Steuernummer',
  },
  emailHelp: 'Für Nachrichten zu dieser Bestellung.',
  phoneHelp: 'Damit der Kurier Sie erreicht.',
  pinHelp: 'Die sechs Ziffern Ihres PIN-Codes.',
  streetHelp: 'Straße, Viertel und ein Orientierungspunkt.',
  apartmentHelp: 'Wohnung, Haus oder Etage.',
  taxIdHelp: 'Etwa die USt-IdNr., für die Rechnung einer Firma.',
  problems: (problems) =>
    count(problems, {
      one: 'Eine Angabe braucht Ihre Aufmerksamkeit',
      other: '# Angaben brauchen Ihre Aufmerksamkeit',
    }),
  missing: {
    firstName: 'Geben Sie Ihren Vornamen ein',
    lastName: 'Geben Sie Ihren Nachnamen ein',
    emailAddress: 'Geben Sie Ihre E-Mail-Adresse ein',
    country: 'Wählen Sie Ihr Land',
    zipCode: 'Geben Sie Ihre Postleitzahl ein',
    streetAddress: 'Geben Sie Ihre Straße und Hausnummer ein',
    city: 'Geben Sie Ihren Ort ein',
    phoneNumber: 'Geben Sie Ihre Telefonnummer ein',
    shippingMethod: 'Wählen Sie eine Versandart',
    paymentMethod: 'Wählen Sie eine Zahlungsart',
    terms: 'Akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
  },
  fillIn: 'Füllen Sie dieses Feld aus',
  zipTooShort: 'Geben Sie mindestens 3 Zeichen ein',
  tooShort: 'Geben Sie mindestens 2 Buchstaben ein',
  notAnEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  notAPhone: 'Geben Sie eine Telefonnummer mit 7 bis 15 Ziffern ein',
  postcodes: {
    IN: 'Geben Sie einen PIN-Code mit sechs Ziffern ein',
    US: 'Geben Sie einen ZIP-Code mit 5 oder 9 Ziffern ein',
    GB: 'Geben Sie eine Postleitzahl wie SW1A 1AA ein',
  },
  notAPostcode: 'Geben Sie die Postleitzahl dieser Adresse ein',
  arrives: 'Kommt zwischen {first} und {last} an',
  lastNameHelp: 'Nur ein Name? Schreiben Sie ihn in beide Felder.',
  free: 'Kostenlos',
  pricesNow: (country) => `Lieferung: ${country}. Jetzt gelten die Preise dieses Landes.`,
  totalNow: (total) => `Die Gesamtsumme ist ${total}.`,
  pricesLater: (country) =>
    `Sie sind offline. Die Preise für die Lieferung (${country}) kommen, sobald Sie wieder online sind; bis dahin kann dorthin nichts bestellt werden.`,
  deliverInstead: (country) => `Doch anders liefern: ${country}`,
};
