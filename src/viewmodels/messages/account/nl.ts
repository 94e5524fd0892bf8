import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Account',
  whySignIn: 'Je winkelwagen, bestellingen en verlanglijst gaan mee naar elk apparaat.',
  signIn: 'Inloggen',
  register: 'Registreren',
  signedInAs: (name) => `Ingelogd als ${name}`,
  yourAccount: 'Je account',
  logOut: 'Uitloggen',
  orders: 'Bestellingen',
  ordersKept: 'Bestellingen die je op dit apparaat hebt geplaatst.',
  none: 'Nog geen bestellingen. Wat je op dit apparaat bestelt, staat hier.',
  placed: (number) => `Bestelling ${number}`,
  waiting: 'Wacht om te worden verstuurd',
  refused: 'Niet geplaatst',
  withdrawn: 'Geannuleerd',
  canceling: 'Wordt geannuleerd',
  unwanted: (number) => `Bestelling ${number}, te laat geannuleerd`,
  messages: 'Berichten',
  messagesKept: 'Wat de winkel je tijdens dit bezoek heeft verteld. Het is weg als je vertrekt.',
  noMessages: 'Nog niets. Wat de winkel je tijdens dit bezoek vertelt, staat hier.',
  help: 'Hulp',
};
