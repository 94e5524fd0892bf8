import type { TextsOf } from '../writing/messages.ts';
import type { priceFallMessages } from './en.ts';

export const priceFalls: TextsOf<typeof priceFallMessages> = {
  tell: 'Laat het me weten als een prijs daalt',
  byMail: 'Laat het me per e-mail weten',
  promise: 'We schrijven je wanneer een stuk op deze lijst minder kost dan nu, hooguit één keer per dag.',
  kept: 'Daarvoor bewaart de winkel je e-mailadres, de stukken en hun prijzen, hooguit 180 dagen. Een link in elke e-mail maakt er meteen een eind aan.',
  noted:
    'Je krijgt een e-mail wanneer een stuk op deze lijst minder kost. Vraag het opnieuw voor wat je later toevoegt.',
  waits:
    'Opgeslagen op dit apparaat. Het wordt naar de winkel gestuurd zodra die bereikbaar is, en je krijgt een e-mail wanneer een stuk op deze lijst minder kost.',
};
