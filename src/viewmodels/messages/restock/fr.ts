import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'cette pièce',
  promise: (what) => `Nous vous écrivons une seule fois, au retour de ceci : ${what}.`,
  noted: (what) => `Vous recevrez un seul e-mail, au retour de ceci : ${what}.`,
  waits: (what) =>
    `Enregistré sur cet appareil. Ce sera envoyé à la boutique dès qu’elle sera joignable, et vous recevrez un seul e-mail, au retour de ceci : ${what}.`,
  there: (what) => `De nouveau disponible : ${what}. Rechargez cette page pour acheter.`,
};
