import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Konto',
  whySignIn: 'Warenkorb, Bestellungen und Merkliste kommen auf jedes Gerät mit.',
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
  withdrawn: 'Zurückgezogen',
  canceling: 'Wird storniert',
  unwanted: (number) => `Bestellung ${number}, zu spät storniert`,
  messages: 'Mitteilungen',
  messagesKept: 'Was der Laden Ihnen bei diesem Besuch gesagt hat. Es verschwindet, wenn Sie gehen.',
  noMessages: 'Noch nichts. Was der Laden Ihnen bei diesem Besuch sagt, steht hier.',
  help: 'Hilfe',
};
