import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('nl');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'Alles naar winkelwagen',
  moved: (pieces) =>
    count(pieces, { one: '# stuk ligt nu in je winkelwagen.', other: '# stuks liggen nu in je winkelwagen.' }),
  toChoose: (pieces) =>
    count(pieces, {
      one: 'Bij # stuk moet je eerst een maat of iets anders kiezen.',
      other: 'Bij # stuks moet je eerst een maat of iets anders kiezen.',
    }),
  soldOut: (pieces) => count(pieces, { one: '# stuk is uitverkocht.', other: '# stuks zijn uitverkocht.' }),
  unsold: (pieces) =>
    count(pieces, { one: '# stuk is nu even niet te koop.', other: '# stuks zijn nu even niet te koop.' }),
  stockUnsure: 'We konden de voorraad nog niet controleren. Dat doen we voordat je bestelling wordt verstuurd.',
  undo: 'Ongedaan maken',
  back: (pieces) =>
    count(pieces, { one: '# stuk staat weer op je verlanglijst.', other: '# stuks staan weer op je verlanglijst.' }),
  fewLeft: (left) => count(left, { other: 'Nog maar # over.' }),
  backInStock: 'Weer op voorraad.',
  soldOutSince: 'Uitverkocht sinds je het bewaarde.',
};
