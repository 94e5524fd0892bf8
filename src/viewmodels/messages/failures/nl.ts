import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'Naar de startpagina',
  wrong: 'Er ging bij ons iets mis',
  wrongTitle: 'Er ging iets mis',
  cartIsKept: 'Je winkelwagen is bewaard. Probeer het zo opnieuw.',
  outdated: 'De winkel is vernieuwd',
  outdatedText: 'Dit tabblad toont nog de vorige versie. Je winkelwagen is bewaard.',
  reload: 'Opnieuw laden',
  writeTo: 'Helpt het niet? Schrijf naar {email}.',
  writeWithReference: 'Helpt het niet? Schrijf naar {email} en vermeld het kenmerk {reference}.',
  offline: 'Deze pagina staat niet op je apparaat',
  offlineText: 'Je bent offline. Je winkelwagen is bewaard, en deze pagina opent vanzelf als je weer online bent.',
};
