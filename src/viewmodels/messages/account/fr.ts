import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Compte',
  whySignIn: 'Votre panier, vos commandes et vos favoris vous suivent sur tous vos appareils.',
  signIn: 'Se connecter',
  register: 'Créer un compte',
  signedInAs: (name) => `Connexion au nom de ${name}`,
  yourAccount: 'Votre compte',
  logOut: 'Se déconnecter',
  orders: 'Commandes',
  ordersKept: 'Les commandes passées sur cet appareil.',
  none: 'Pas encore de commande. Ce que vous commandez sur cet appareil apparaît ici.',
  placed: (number) => `Commande ${number}`,
  waiting: 'En attente d’envoi',
  refused: 'Non passée',
  withdrawn: 'Annulée',
  canceling: 'Annulation en cours',
  unwanted: (number) => `Commande ${number}, annulée trop tard`,
  messages: 'Messages',
  messagesKept: 'Ce que la boutique vous a dit pendant cette visite. Cela disparaît quand vous partez.',
  noMessages: 'Rien pour l’instant. Ce que la boutique vous dit pendant cette visite apparaît ici.',
  help: 'Aide',
};
