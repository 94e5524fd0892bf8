import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'dieses Stück',
  promise: (what) => `Wir schreiben Ihnen einmal, sobald ${what} wieder da ist.`,
  noted: (what) => `Sie hören einmal per E-Mail von uns, sobald ${what} wieder da ist.`,
  waits: (what) =>
    `Auf diesem Gerät gespeichert. Der Laden erfährt es, sobald er erreichbar ist, und Sie hören einmal per E-Mail, sobald ${what} wieder da ist.`,
  there: (what) => `Der Laden hat ${what} wieder. Laden Sie diese Seite neu, um zu kaufen.`,
};
