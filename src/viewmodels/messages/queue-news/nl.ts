import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'Je bent aangemeld voor de nieuwsbrief.',
  'newsletter-to-confirm': 'Bevestig de nieuwsbrief in de e-mail die we je hebben gestuurd.',
  'restock-noted': 'Je krijgt één e-mail als {productName} er weer is.',
  'restock-there': '{productName} is er alweer. Je hoeft niet te wachten.',
  'price-falls-noted': 'Je krijgt een e-mail wanneer een stuk op je verlanglijst minder kost.',
  'mail-sent': 'Je bericht ‘{message}’ is naar de winkel gestuurd.',
  'mail-not-sent': 'Je bericht ‘{message}’ kon niet worden verstuurd. Antwoordt niemand, schrijf dan opnieuw.',
  'tasks-dropped': 'Wat nog moest worden verstuurd, is vervallen, omdat je bent uitgelogd: {number}',
  'order-charged-otherwise':
    'Je bestelling {number} komt op {now} in plaats van {was}: prijzen, bezorging of een kortingscode zijn sindsdien veranderd.',
  'order-not-sent': 'Je bestelling is niet geplaatst. Niet te verzenden naar het land van het adres: {productName}.',
};
