import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'Newsletter',
  invitation: 'Nouveautés et histoires des ateliers. Vous pouvez vous désinscrire ici quand vous voulez.',
  emailAddress: 'Adresse e-mail',
  subscribe: 'S’inscrire',
  unsubscribe: 'Se désinscrire',
  missing: 'Saisissez votre adresse e-mail',
  notAnEmail: 'Saisissez une adresse e-mail comme nom@example.com',
  subscribed: (email) => `La newsletter est envoyée à ${email}.`,
  pending: (email) => `Nous avons envoyé un e-mail à ${email}. Confirmez-y votre inscription à la newsletter.`,
  unsubscribed: (email) => `La newsletter n’est plus envoyée à ${email}.`,
  waits: (email) => `Enregistré sur cet appareil. ${email} sera envoyé à la boutique dès qu’elle sera joignable.`,
  failed: 'Un problème est survenu. Réessayez dans quelques secondes.',
  offline: 'Vous êtes hors ligne. Veuillez réessayer une fois en ligne.',
};
