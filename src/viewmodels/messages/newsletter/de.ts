import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'Newsletter',
  invitation: 'Neue Stücke und Geschichten aus den Ateliers. Sie können den Newsletter hier jederzeit abbestellen.',
  emailAddress: 'E-Mail-Adresse',
  subscribe: 'Abonnieren',
  unsubscribe: 'Abbestellen',
  missing: 'Geben Sie Ihre E-Mail-Adresse ein',
  notAnEmail: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
  subscribed: (email) => `Der Newsletter geht an ${email}.`,
  pending: (email) => `Wir haben eine Nachricht an ${email} geschickt. Bitte bestätigen Sie dort Ihre Anmeldung.`,
  unsubscribed: (email) => `Der Newsletter geht nicht mehr an ${email}.`,
  waits: (email) => `Auf diesem Gerät gespeichert. ${email} wird an den Shop gesendet, sobald er erreichbar ist.`,
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es in einigen Sekunden noch einmal.',
  offline: 'Sie sind offline. Bitte versuchen Sie es wieder, wenn Sie online sind.',
};
