import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'cette pièce',
  promise: (what) => `Nous vous écrirons une seule fois, au retour en stock : ${what}.`,
  noted: (what) => `Vous recevrez un seul e-mail, au retour en stock : ${what}.`,
  waits: (what) =>
    `Enregistré sur cet appareil. Ce sera envoyé à la boutique dès qu’elle sera joignable, et vous recevrez un seul e-mail, au retour en stock : ${what}.`,
  there: (what) => `De nouveau disponible : ${what}. Rechargez cette page pour acheter.`,
};
