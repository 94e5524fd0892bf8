import type { TextsOf } from '../writing/messages.ts';
import type { contactMessages } from './en.ts';

export const contact: TextsOf<typeof contactMessages> = {
  title: 'Contact',
  intro: 'Une personne qui connaît les vêtements vous répond, en général sous un jour ouvré.',
  sooner: 'Les questions les plus fréquentes',
  orders: 'Où est ma commande ?',
  delivery: 'Combien coûte la livraison ?',
  returns: 'Comment retourner une pièce ?',
  stores: 'Où puis-je l’essayer ?',
  form: 'Nous écrire',
  fields: {
    topic: 'Sujet',
    name: 'Nom',
    email: 'Adresse e-mail',
    orderNumber: 'Numéro de commande',
    message: 'Message',
  },
  topics: {
    order: 'Une commande',
    return: 'Un retour',
    size: 'Une taille',
    'made-to-measure': 'Le sur-mesure',
    other: 'Autre chose',
  },
  orderNumberHelp: 'Il commence par AF et figure dans la confirmation.',
  lettersLeft: (left) => `Caractères restants : ${left}`,
  send: 'Envoyer le message',
  problems: {
    'name-required': 'Saisissez votre nom',
    'name-too-long': 'Saisissez au plus 100 caractères',
    'email-required': 'Saisissez votre adresse e-mail',
    'email-not-an-email': 'Saisissez une adresse e-mail comme nom@example.com',
    'orderNumber-no-order-number': 'Saisissez un numéro de commande comme AF000070012',
    'message-required': 'Écrivez de quoi il s’agit',
    'message-too-long': 'Raccourcissez un peu le message',
  },
  failed: 'Votre message n’a pas pu être envoyé. Il est toujours ici ; veuillez réessayer.',
  offline: 'Vous êtes hors ligne. Votre message est toujours ici ; envoyez-le une fois en ligne.',
  sent: 'Votre message est en route',
  sentText: (email) => `Nous répondons à ${email}, en général sous un jour ouvré.`,
  waits: 'Votre message est enregistré',
  waitsText: (email) =>
    `Enregistré sur cet appareil. Il sera envoyé à la boutique dès qu’elle sera joignable, et nous répondrons à ${email}.`,
  copy: 'Ce que vous avez écrit',
  writeMore: 'Écrire un autre message',
  byMail: 'Par e-mail',
};
