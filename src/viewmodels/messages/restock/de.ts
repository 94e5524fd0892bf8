import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'dieses Stück',
  promise: (what) => `Wir schreiben Ihnen einmal, sobald ${what} wieder da ist.`,
  noted: (what) => `Sie hören einmal per E-Mail von uns, sobald ${what} wieder da ist.`,
  waits: (what) =>
    `Auf diesem Gerät gespeichert. Wird an den Shop gesendet, sobald er erreichbar ist. Sie hören einmal per E-Mail von uns, sobald ${what} wieder da ist.`,
  there: (what) => `Der Shop hat ${what} wieder. Laden Sie diese Seite neu, um zu kaufen.`,
};
