import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'Boletín',
  invitation: 'Novedades e historias de los talleres. Puedes darte de baja aquí cuando quieras.',
  emailAddress: 'Dirección de correo',
  subscribe: 'Suscribirse',
  unsubscribe: 'Darse de baja',
  missing: 'Escribe tu dirección de correo',
  notAnEmail: 'Escribe una dirección de correo como nombre@example.com',
  subscribed: (email) => `El boletín se envía a ${email}.`,
  pending: (email) => `Hemos enviado un correo a ${email}. Confirma en él que quieres recibir el boletín.`,
  unsubscribed: (email) => `El boletín ya no se envía a ${email}.`,
  waits: (email) => `Guardado en este dispositivo. ${email} se enviará a la tienda en cuanto esté accesible.`,
  failed: 'Algo ha fallado. Vuelve a intentarlo en unos segundos.',
  offline: 'No tienes conexión. Vuelve a intentarlo cuando la tengas.',
};
