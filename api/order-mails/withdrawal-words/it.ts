import type { WithdrawalMailWords } from './words.ts';

export const it: WithdrawalMailWords = {
  withdraw: 'Recedi dal contratto qui',
  subject: (order) => `Abbiamo ricevuto il tuo recesso dall’ordine ${order}`,
  heading: 'Abbiamo ricevuto il tuo recesso',
  lookedAt: (day) =>
    `Qualcuno del negozio ora lo esamina e ti scrive. Vale dall’ora indicata sotto; quanto ti spetta torna al più tardi entro il ${day}.`,
  notPacked: 'L’ordine non era ancora imballato ed è annullato: non si spedisce nulla e nulla va restituito.',
  sendBack: (day) => `Rispedisci i capi entro il ${day} e scrivi il numero di reso sul pacco.`,
  paysBack: (amount, day) =>
    `Ti rimborsiamo ${amount}, compresa la consegna standard che hai pagato, al più tardi entro il ${day} e con lo stesso metodo di pagamento.`,
  mayWait: 'Possiamo attendere finché i capi sono qui o finché ci mostri di averli spediti.',
  nothingDue: 'Non hai pagato nulla, quindi non c’è nulla da rimborsare.',
  excepted: (names) => `Su misura o non spedito, e quindi escluso: ${names}.`,
  notYou: 'Non sei stato tu? Scrivici indicando il numero della dichiarazione.',
  statementNumber: 'Numero della dichiarazione',
  receivedAt: 'Ricevuto il',
  name: 'Nome',
  email: 'Indirizzo e-mail',
  withdrawnFrom: 'Recesso da',
  wholeOrder: 'tutto l’ordine',
};
