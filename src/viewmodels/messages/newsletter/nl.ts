import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'Nieuwsbrief',
  invitation: 'Nieuwe stukken en verhalen uit de ateliers. Je kunt je hier afmelden wanneer je wilt.',
  emailAddress: 'E-mailadres',
  subscribe: 'Aanmelden',
  unsubscribe: 'Afmelden',
  missing: 'Vul je e-mailadres in',
  notAnEmail: 'Vul een e-mailadres in zoals naam@example.com',
  subscribed: (email) => `De nieuwsbrief gaat naar ${email}.`,
  pending: (email) => `We hebben een e-mail gestuurd naar ${email}. Bevestig daar dat je de nieuwsbrief wilt.`,
  unsubscribed: (email) => `De nieuwsbrief gaat niet meer naar ${email}.`,
  waits: (email) => `Opgeslagen op dit apparaat. ${email} wordt naar de winkel gestuurd zodra die bereikbaar is.`,
  failed: 'Er ging iets mis. Probeer het over een paar seconden opnieuw.',
  offline: 'Je bent offline. Probeer het opnieuw als je weer online bent.',
};
