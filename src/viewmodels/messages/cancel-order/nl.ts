import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `Bestelling ${number}`,
  what: 'Als je annuleert, wordt er niets van verzonden.',
  credit: 'Een kortingscode of tegoed dat je hebt gebruikt, is weer geldig.',
  send: 'Nu annuleren',
  keep: 'Bestelling houden',
  refused: 'De winkel kon de bestelling niet meer annuleren. Hier lees je hoe het ermee staat.',
  tooOften: 'Dat waren veel pogingen. Wacht een minuut en probeer het dan opnieuw.',
  failed: 'De winkel heeft niet geantwoord. Probeer het opnieuw; een bestelling wordt maar één keer geannuleerd.',
  offline: 'Je bent offline, en annuleren heeft het netwerk nodig. De bestelling blijft zoals ze is.',
  done: (number) => `Je bestelling ${number} is geannuleerd`,
  mail: 'We hebben je een e-mail gestuurd waarin dat staat.',
  gone: 'Deze bestelling is al geannuleerd.',
  onItsWay:
    'Ze wordt ingepakt of is al onderweg, dus annuleren kan niet meer. Zodra ze er is, kun je artikelen terugsturen.',
  elsewhere: 'Schrijf ons met het bestelnummer om deze bestelling te annuleren.',
  toOrder: 'Naar de bestelling',
};
