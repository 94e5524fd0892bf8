import type { TextsOf } from '../writing/messages.ts';
import type { trackingMessages } from './en.ts';

export const tracking: TextsOf<typeof trackingMessages> = {
  title: 'Suivre votre commande',
  intro:
    'Le numéro de votre commande et l’adresse e-mail utilisée pour la passer suffisent. Aucun compte n’est nécessaire.',
  form: 'Trouver votre commande',
  fields: { order: 'Numéro de commande', email: 'Adresse e-mail' },
  orderHelp: 'Il commence par AF et figure dans la confirmation.',
  emailHelp: 'Celle à laquelle la confirmation a été envoyée.',
  find: 'Afficher la commande',
  problems: {
    'order-required': 'Saisissez votre numéro de commande',
    'order-no-order-number': 'Saisissez un numéro de commande comme AF000070012',
    'email-required': 'Saisissez votre adresse e-mail',
    'email-not-an-email': 'Saisissez une adresse e-mail comme nom@example.com',
  },
  notFound:
    'Nous ne trouvons aucune commande avec ce numéro et cette adresse e-mail. Vérifiez les deux ; après plusieurs essais, attendez quelques minutes.',
  wrongEmail:
    'Cette adresse e-mail n’ouvre pas la commande. Vérifiez-la ; après plusieurs essais, attendez quelques minutes.',
  tooOften: 'Cela fait beaucoup d’essais. Attendez une minute, puis réessayez.',
  failed: 'La boutique n’a pas répondu. Ce que vous avez saisi est toujours ici ; veuillez réessayer.',
  offline: 'Vous êtes hors ligne. Ce que vous avez saisi est toujours ici ; réessayez une fois en ligne.',
  further: 'Autres moyens',
  account: 'Commandes de votre compte',
  contact: 'Nous écrire',
  yours: 'Est-ce votre commande ?',
  yoursText: 'Saisissez l’adresse e-mail de la commande pour voir qui la reçoit, et où.',
  show: 'Afficher tous les détails',
};
