import type { TextsOf } from '../writing/messages.ts';
import type { withdrawalMessages } from './en.ts';

export const withdrawal: TextsOf<typeof withdrawalMessages> = {
  title: 'Vertrag widerrufen',
  intro:
    'Bis 14 Tage nach Ankunft Ihrer Bestellung und jederzeit davor können Sie sie widerrufen, ohne einen Grund zu nennen. Sie brauchen kein Konto.',
  form: 'Ihre Erklärung',
  fields: {
    name: 'Name',
    order: 'Bestellnummer',
    email: 'E-Mail-Adresse für die Bestätigung',
    pieces: 'Nur diese Artikel',
  },
  orderHelp: 'Sie beginnt mit AF und steht in jeder E-Mail zur Bestellung.',
  emailHelp: 'Mit der, mit der Sie bestellt haben, finden wir die Bestellung sofort.',
  piecesHelp: 'Leer lassen, um die ganze Bestellung zu widerrufen.',
  review: 'Weiter zur Bestätigung',
  problems: {
    'name-required': 'Geben Sie Ihren Namen ein',
    'name-too-long': 'Höchstens 200 Zeichen',
    'order-required': 'Geben Sie Ihre Bestellnummer ein',
    'order-no-order-number': 'Geben Sie eine Bestellnummer wie AF000070012 ein',
    'email-required': 'Geben Sie Ihre E-Mail-Adresse ein',
    'email-not-an-email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
    'pieces-too-long': 'Höchstens 1.000 Zeichen',
  },
  declared: 'Was Sie erklären',
  declares: 'Ich widerrufe den Vertrag über das, was hier steht.',
  meant: 'Widerrufen wird',
  wholeOrder: 'Die ganze Bestellung',
  follows: 'Was folgt',
  notPacked: 'Ist die Bestellung noch nicht gepackt, wird sie storniert und nichts davon versandt.',
  sendBack: (day) => `Senden Sie zurück, was angekommen ist, spätestens bis ${day}.`,
  paysBack: (day) =>
    `Was Sie dafür bezahlt haben, kommt spätestens bis ${day} auf demselben Weg zurück, einschließlich der Standardlieferung. Wir dürfen warten, bis die Artikel hier sind oder Sie die Absendung zeigen.`,
  madeToMeasure: 'Nach Maß gefertigte Artikel gehören nicht dazu.',
  confirm: 'Widerruf bestätigen',
  change: 'Erklärung ändern',
  done: 'Ihr Widerruf ist eingegangen',
  receivedAt: (moment) => `Eingegangen am ${moment}`,
  statementNumber: 'Nummer der Erklärung',
  mailed: (email) => `Wir haben eine Bestätigung an ${email} gesandt.`,
  lookedAt:
    'Jemand aus dem Shop sieht sich Ihre Erklärung jetzt an und schreibt Ihnen. Sie gilt ab der oben genannten Zeit.',
  canceled: 'Die Bestellung war noch nicht gepackt und ist storniert: Es wird nichts versandt, und nichts muss zurück.',
  returning: (day) => `Senden Sie die Artikel bis ${day} zurück und schreiben Sie die Rücksendenummer auf das Paket.`,
  returnNumber: 'Rücksendenummer',
  sendTo: 'Senden an',
  sendingFollows: 'Wir schreiben Ihnen, wohin es geht.',
  refund: (amount, day) => `Sie erhalten ${amount} spätestens bis ${day} zurück.`,
  nothingDue: 'Sie haben dafür nichts bezahlt, also ist nichts zu erstatten.',
  excepted: (names) => `Nach Maß gefertigt oder nicht versandt und deshalb nicht dabei: ${names}.`,
  print: 'Drucken',
  refused:
    'Diese Bestellung kann hier nicht widerrufen werden: Die 14 Tage sind vorbei, sie ist schon storniert oder zurückgegeben, oder sie ging in kein Land der Europäischen Union. Vielleicht können Sie Artikel noch zurückgeben.',
  tooOften: 'Das waren viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  failed:
    'Der Shop hat nicht geantwortet. Was Sie eingegeben haben, ist noch da; bitte versuchen Sie es noch einmal. Es zählt nur einmal.',
  offline:
    'Sie sind offline. Was Sie eingegeben haben, ist noch da; versuchen Sie es noch einmal, wenn Sie wieder online sind.',
};
