import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'Sie haben den Newsletter abonniert.',
  'newsletter-to-confirm': 'Bitte bestätigen Sie den Newsletter in der E-Mail, die wir Ihnen geschickt haben.',
  'restock-noted': 'Sie hören einmal per E-Mail von uns, sobald {productName} wieder da ist.',
  'restock-there': '{productName} ist schon wieder da. Sie müssen nicht warten.',
  'price-falls-noted': 'Sie hören per E-Mail von uns, wenn ein Stück auf Ihrer Merkliste weniger kostet.',
  'mail-sent': 'Ihre Nachricht „{message}“ wurde an den Shop gesendet.',
  'mail-not-sent':
    'Ihre Nachricht „{message}“ konnte nicht gesendet werden. Antwortet niemand, schreiben Sie bitte noch einmal.',
  'tasks-dropped': 'Was noch zu senden war, wurde verworfen, weil Sie abgemeldet sind: {number}',
  'order-charged-otherwise':
    'Ihre Bestellung {number} kostet {now} statt {was}: Preise, Versand oder ein Gutschein haben sich seit Ihrer Bestellung geändert.',
  'order-not-sent':
    'Ihre Bestellung wurde nicht aufgegeben. Nicht in das Land der Lieferadresse lieferbar: {productName}.',
};
