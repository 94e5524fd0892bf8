import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Konto',
  whySignIn: 'Warenkorb, Bestellungen und Merkliste sind auf jedem Gerät dabei.',
  signIn: 'Anmelden',
  register: 'Registrieren',
  signedInAs: (name: string) => `Angemeldet als ${name}`,
  yourAccount: 'Ihr Konto',
  logOut: 'Abmelden',
  orders: 'Bestellungen',
  ordersKept: 'Bestellungen, die Sie auf diesem Gerät aufgegeben haben.',
  none: 'Noch keine Bestellungen. Was Sie auf diesem Gerät bestellen, steht hier.',
  placed: (number) => `Bestellung ${number}`,
  waiting: 'Noch nicht gesendet',
  refused: 'Nicht aufgegeben',
  withdrawn: 'Storniert',
  canceling: 'Wird storniert',
  unwanted: (number) => `Bestellung ${number}, zu spät storniert`,
  messages: 'Mitteilungen',
  messagesKept: 'Was der Shop Ihnen bei diesem Besuch mitgeteilt hat. Es verschwindet, wenn Sie gehen.',
  noMessages: 'Noch nichts. Was der Shop Ihnen bei diesem Besuch mitteilt, steht hier.',
  help: 'Hilfe',
};
