import type { TextsOf } from '../writing/messages.ts';
import type { paymentMessages } from './en.ts';

export const payment: TextsOf<typeof paymentMessages> = {
  title: 'Il tuo pagamento',
  checking: 'Stiamo verificando con la tua banca',
  checkingText: 'Il tuo ordine è conservato, e il pagamento è in fase di conferma. Non pagare di nuovo.',
  looksAgain: 'Questa pagina ricontrolla da sola e mostra qui la risposta.',
  findAgain:
    'Puoi chiuderla: il tuo ordine resta elencato nella sezione Account su questo dispositivo, con il suo stato.',
  noAnswer: 'Se entro domani non ci fosse risposta, scrivici indicando il numero d’ordine.',
  checkAgain: 'Controlla di nuovo',
  due: 'Il tuo ordine non è ancora pagato',
  dueText:
    'Il tuo ordine è stato effettuato e attende il pagamento. Se hai appena pagato, controlla di nuovo invece di pagare due volte.',
  failed: 'Il pagamento non è riuscito',
  dueAfterFailure: 'Non è stato addebitato nulla. Il tuo ordine è conservato e attende ancora il pagamento.',
  payNow: 'Paga ora',
  sentWhenPaid: 'Prepariamo e spediamo il tuo ordine appena è pagato.',
  askForPage: 'Per pagare in un altro modo, scrivici indicando il numero d’ordine.',
  failedText: 'Non è stato addebitato nulla, e questo ordine è stato annullato.',
  backInCart: 'Tutto è di nuovo nel tuo carrello. Puoi riprovare, o scegliere un altro modo di pagare.',
  notOfDevice: 'I capi si possono ordinare di nuovo.',
  creditAgain: 'Un codice sconto o un credito che hai usato vale di nuovo.',
  notForNothing: 'La banca ha comunque prelevato del denaro? Scrivici indicando il numero d’ordine.',
  canceled: 'Questo ordine è stato annullato',
  canceledByYou: 'Come hai chiesto, non verrà spedito nulla.',
  canceledText: 'Il negozio ha annullato questo ordine, e non verrà spedito nulla.',
  paidForCanceled: 'Lo avevi pagato? Scrivici indicando il numero d’ordine.',
  tryAgain: 'Riprova',
  toCart: 'Torna al carrello',
  notAsked:
    'In questo momento non è stato possibile chiedere al negozio notizie del tuo pagamento. Non pagare di nuovo: ricontrolla fra un momento.',
  told: {
    paid: 'La pagina di pagamento dice che hai pagato.',
    failed: 'La pagina di pagamento dice che il pagamento non è riuscito.',
    unknown: 'La pagina di pagamento non sa ancora se hai pagato. Non pagare di nuovo.',
  },
  statePaid: 'Pagato',
  stateOpen: 'Non ancora pagato',
  stateAtDoor: 'Da pagare al corriere',
  stateCanceled: 'Annullato, nulla da pagare',
};
