import type { TextsOf } from '../writing/messages.ts';
import type { trackingMessages } from './en.ts';

export const tracking: TextsOf<typeof trackingMessages> = {
  title: 'Bestellung verfolgen',
  intro: 'Die Bestellnummer und die E-Mail-Adresse, mit der Sie bestellt haben, genügen. Sie brauchen kein Konto.',
  form: 'Ihre Bestellung finden',
  fields: { order: 'Bestellnummer', email: 'E-Mail-Adresse' },
  orderHelp: 'Sie beginnt mit AF und steht in der Bestätigung.',
  emailHelp: 'Die Adresse, an die die Bestätigung ging.',
  find: 'Bestellung zeigen',
  problems: {
    'order-required': 'Geben Sie Ihre Bestellnummer ein',
    'order-no-order-number': 'Geben Sie eine Bestellnummer wie AF000070012 ein',
    'email-required': 'Geben Sie Ihre E-Mail-Adresse ein',
    'email-not-an-email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  },
  notFound:
    'Mit dieser Nummer und dieser E-Mail-Adresse finden wir keine Bestellung. Prüfen Sie beide; nach mehreren Versuchen warten Sie einige Minuten.',
  wrongEmail:
    'Mit dieser E-Mail-Adresse öffnet sich die Bestellung nicht. Prüfen Sie sie; nach mehreren Versuchen warten Sie einige Minuten.',
  tooOften: 'Das waren viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  failed: 'Der Shop hat nicht geantwortet. Ihre Eingabe steht noch hier; bitte versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Ihre Eingabe steht noch hier; versuchen Sie es wieder, wenn Sie online sind.',
  further: 'Andere Wege',
  account: 'Bestellungen Ihres Kontos',
  contact: 'Schreiben Sie uns',
  yours: 'Ist das Ihre Bestellung?',
  yoursText: 'Geben Sie die E-Mail-Adresse ein, mit der Sie bestellt haben, um zu sehen, an wen und wohin sie geht.',
  show: 'Alles zeigen',
};
