import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'Je privacy',
  question:
    'Mogen we leren van je bezoek en het gebruiken voor wat je elders ziet? De winkel werkt precies hetzelfde als je nee zegt.',
  refuseAll: 'Alles weigeren',
  allowAll: 'Alles toestaan',
  choose: 'Kiezen',
  choices: 'Privacykeuzes',
  introduction: 'Je kunt dit altijd wijzigen, onderaan elke pagina. Wat je intrekt, wordt meteen gewist.',
  needed: 'Noodzakelijk',
  neededText:
    'Je winkelwagen, je bestellingen, je land en taal en deze keuze. Zonder die gegevens werkt de winkel niet, dus ze zijn er altijd.',
  names: { measuring: 'Meten', marketing: 'Reclame', chat: 'Live chatten' },
  texts: {
    measuring: 'Telt welke pagina’s worden bekeken en wat er wordt gekocht, zodat we de winkel kunnen verbeteren.',
    marketing:
      'Vertelt onze advertentiedienst wat je hier bekijkt en koopt, zodat je onze kleding elders ziet en wij weten welke advertentie hielp.',
    chat: 'Laadt de chat van een andere dienst, die je internetadres ziet en wat je schrijft.',
  },
  barred: 'Je browser heeft dit al voor je geweigerd.',
  recorded: (number) => `Je laatste keuze is vastgelegd onder nummer ${number}.`,
  save: 'Keuze opslaan',
};
