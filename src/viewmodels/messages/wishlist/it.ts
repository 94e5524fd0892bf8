import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('it');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'Sposta tutto nel carrello',
  moved: (pieces) => count(pieces, { one: '# capo è ora nel carrello.', other: '# capi sono ora nel carrello.' }),
  toChoose: (pieces) =>
    count(pieces, {
      one: 'Per # capo devi prima scegliere la taglia o altro.',
      other: 'Per # capi devi prima scegliere la taglia o altro.',
    }),
  soldOut: (pieces) => count(pieces, { one: '# capo è esaurito.', other: '# capi sono esauriti.' }),
  unsold: (pieces) =>
    count(pieces, {
      one: '# capo non si può acquistare al momento.',
      other: '# capi non si possono acquistare al momento.',
    }),
  stockUnsure: 'Non abbiamo ancora potuto verificare la disponibilità. Lo faremo prima di inviare il tuo ordine.',
  undo: 'Annulla',
  back: (pieces) =>
    count(pieces, { one: '# capo è di nuovo tra i preferiti.', other: '# capi sono di nuovo tra i preferiti.' }),
  fewLeft: (left) => count(left, { one: 'Ne resta solo #.', other: 'Ne restano solo #.' }),
  backInStock: 'Di nuovo disponibile.',
  soldOutSince: 'Esaurito da quando l’hai salvato.',
};
