import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'Wann kommt es an?',
  pinCode: 'Lieferung an Postleitzahl (PIN-Code)',
  check: 'Prüfen',
  by: 'Bis {when}',
  before: 'Wenn Sie vor diesem Zeitpunkt bestellen: {when}',
  never: (pinCode) => `Lieferung nach ${pinCode} nicht möglich`,
  cash: 'Nachnahme',
  noCash: 'Hier keine Nachnahme möglich',
  returns: 'Rücksendungen werden bei Ihnen zu Hause abgeholt',
  noReturns: 'Rücksendungen werden hier nicht abgeholt',
  notAPin: 'Geben Sie einen PIN-Code mit sechs Ziffern ein',
  noSuchPin: (pinCode) => `Den PIN-Code ${pinCode} gibt es nicht: Bitte prüfen Sie die Ziffern`,
  lastHeard: 'Zuletzt vom Shop gehört: {when}',
  offline: 'Sie sind offline. Bitte versuchen Sie es wieder, wenn Sie online sind.',
};
