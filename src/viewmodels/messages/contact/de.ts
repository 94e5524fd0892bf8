import type { TextsOf } from '../writing/messages.ts';
import type { contactMessages } from './en.ts';

export const contact: TextsOf<typeof contactMessages> = {
  title: 'Kontakt',
  intro: 'Jemand, der die Kleidung kennt, antwortet meist innerhalb eines Arbeitstags.',
  sooner: 'Was die meisten fragen',
  orders: 'Wo ist meine Bestellung?',
  delivery: 'Was kostet die Lieferung?',
  returns: 'Wie gebe ich ein Stück zurück?',
  stores: 'Wo kann ich anprobieren?',
  form: 'Schreiben Sie uns',
  fields: {
    topic: 'Thema',
    name: 'Name',
    email: 'E-Mail-Adresse',
    orderNumber: 'Bestellnummer',
    message: 'Nachricht',
  },
  topics: {
    order: 'Eine Bestellung',
    return: 'Eine Rückgabe',
    size: 'Eine Größe',
    'made-to-measure': 'Maßanfertigung',
    other: 'Etwas anderes',
  },
  orderNumberHelp: 'Sie beginnt mit AF und steht in der Bestätigung.',
  lettersLeft: (left: number) => `Noch ${left} Zeichen`,
  send: 'Nachricht senden',
  problems: {
    'name-required': 'Geben Sie Ihren Namen ein',
    'name-too-long': 'Geben Sie höchstens 100 Zeichen ein',
    'email-required': 'Geben Sie Ihre E-Mail-Adresse ein',
    'email-not-an-email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
    'orderNumber-no-order-number': 'Geben Sie eine Bestellnummer wie AF000070012 ein',
    'message-required': 'Schreiben Sie, worum es geht',
    'message-too-long': 'Kürzen Sie die Nachricht ein wenig',
  },
  failed: 'Ihre Nachricht konnte nicht gesendet werden. Sie steht noch hier; bitte versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Ihre Nachricht steht noch hier; senden Sie sie, wenn Sie wieder online sind.',
  sent: 'Ihre Nachricht ist unterwegs',
  sentText: (email: string) => `Wir antworten an ${email}, meist innerhalb eines Arbeitstags.`,
  waits: 'Ihre Nachricht ist gespeichert',
  waitsText: (email: string) =>
    `Auf diesem Gerät gespeichert. Der Shop bekommt sie, sobald er erreichbar ist, und wir antworten an ${email}.`,
  copy: 'Was Sie geschrieben haben',
  writeMore: 'Noch eine Nachricht schreiben',
  byMail: 'Per E-Mail',
};
