import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Een deel van wat op dit apparaat wachtte, is niet te lezen en is apart gezet ({count}): mis je een bestelling, schrijf dan naar {email}.',
  held: 'Sluit de andere tabbladen van deze winkel, zodat dit tabblad de bestellingen op je apparaat kan lezen.',
  'may-clear':
    'Deze browser kan wissen wat hier wacht: open de winkel binnen een paar dagen opnieuw, tot je bestelling is verstuurd.',
  late: 'Dit apparaat heeft nog niet geantwoord. Wat je hier hebt bewaard is veilig, en je ziet het zodra het antwoordt.',
  'keeps-nothing':
    'Deze browser bewaart niets voor de winkel, dus je winkelwagen en lijsten zijn weg als je deze pagina sluit of opnieuw laadt. Je kunt nu bestellen, of sitegegevens voor deze winkel toestaan.',
};
