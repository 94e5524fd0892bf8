import type { WithdrawalMailWords } from './words.ts';

export const pl: WithdrawalMailWords = {
  withdraw: 'Odstąp od umowy tutaj',
  subject: (order) => `Otrzymaliśmy odstąpienie od umowy dotyczące zamówienia ${order}`,
  heading: 'Otrzymaliśmy odstąpienie od umowy',
  lookedAt: (day) =>
    `Ktoś ze sklepu zajmie się nim i odpisze. Liczy się od czasu podanego niżej; należna kwota wróci najpóźniej do ${day}.`,
  notPacked:
    'Zamówienie nie było jeszcze spakowane i zostało anulowane: nic nie wysyłamy i niczego nie trzeba odsyłać.',
  sendBack: (day) => `Prosimy odesłać rzeczy do ${day} i napisać numer zwrotu na paczce.`,
  paysBack: (amount, day) =>
    `Zwrócimy ${amount} wraz z zapłaconą zwykłą dostawą najpóźniej do ${day}, tą samą metodą płatności.`,
  mayWait: 'Możemy się z tym wstrzymać, aż rzeczy do nas dotrą albo zobaczymy dowód ich wysłania.',
  nothingDue: 'Nic nie zostało zapłacone, więc nie ma czego zwracać.',
  excepted: (names) => `Uszyte na miarę albo niewysyłane, więc wyłączone: ${names}.`,
  notYou: 'To nie Twoje oświadczenie? Napisz do nas, podając jego numer.',
  statementNumber: 'Numer oświadczenia',
  receivedAt: 'Otrzymano',
  name: 'Imię i nazwisko',
  email: 'Adres e-mail',
  withdrawnFrom: 'Odstąpienie dotyczy',
  wholeOrder: 'całe zamówienie',
};
