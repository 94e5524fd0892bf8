import type { WithdrawalMailWords } from './words.ts';

export const de: WithdrawalMailWords = {
  withdraw: 'Vertrag hier widerrufen',
  subject: (order) => `Ihr Widerruf zur Bestellung ${order} ist eingegangen`,
  heading: 'Ihr Widerruf ist eingegangen',
  lookedAt: (day) =>
    `Jemand aus dem Shop sieht ihn sich jetzt an und schreibt Ihnen. Er gilt ab der unten genannten Zeit; was Ihnen zusteht, kommt spätestens bis ${day} zurück.`,
  notPacked:
    'Die Bestellung war noch nicht gepackt und ist storniert: Es wird nichts versandt, und nichts muss zurück.',
  sendBack: (day) =>
    `Bitte senden Sie die Artikel bis ${day} zurück und schreiben Sie die Rücksendenummer auf das Paket.`,
  paysBack: (amount, day) =>
    `Sie erhalten ${amount} einschließlich der bezahlten Standardlieferung spätestens bis ${day} auf dem Weg zurück, auf dem Sie bezahlt haben.`,
  mayWait: 'Wir dürfen damit warten, bis die Artikel hier sind oder Sie uns zeigen, dass Sie sie abgesandt haben.',
  nothingDue: 'Sie haben dafür nichts bezahlt, also ist nichts zu erstatten.',
  excepted: (names) => `Nach Maß gefertigt oder gar nicht versandt und deshalb nicht dabei: ${names}.`,
  notYou: 'Waren das nicht Sie? Schreiben Sie uns mit der Nummer der Erklärung.',
  statementNumber: 'Nummer der Erklärung',
  receivedAt: 'Eingegangen am',
  name: 'Name',
  email: 'E-Mail-Adresse',
  withdrawnFrom: 'Widerrufen',
  wholeOrder: 'die ganze Bestellung',
};
