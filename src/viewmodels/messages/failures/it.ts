import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'Vai alla pagina iniziale',
  wrong: 'Qualcosa è andato storto da parte nostra',
  wrongTitle: 'Qualcosa è andato storto',
  cartIsKept: 'Il tuo carrello è conservato. Riprova fra un momento.',
  outdated: 'Il negozio è stato aggiornato',
  outdatedText: 'Questa scheda mostra ancora la versione precedente. Il tuo carrello è conservato.',
  reload: 'Ricarica',
  writeTo: 'Non è servito? Scrivi a {email}.',
  writeWithReference: 'Non è servito? Scrivi a {email} e indica il riferimento {reference}.',
  offline: 'Questa pagina non è sul tuo dispositivo',
  offlineText: 'Sei offline. Il tuo carrello è conservato, e questa pagina si apre da sola quando torni online.',
};
