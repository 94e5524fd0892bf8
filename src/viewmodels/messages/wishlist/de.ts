import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('de');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'Alles in den Warenkorb',
  moved: (pieces) =>
    count(pieces, { one: '# Stück liegt nun im Warenkorb.', other: '# Stück liegen nun im Warenkorb.' }),
  toChoose: (pieces) =>
    count(pieces, {
      one: 'Bei # Stück fehlt noch die Größe oder eine andere Auswahl.',
      other: 'Bei # Stück fehlt noch die Größe oder eine andere Auswahl.',
    }),
  soldOut: (pieces) => count(pieces, { one: '# Stück ist ausverkauft.', other: '# Stück sind ausverkauft.' }),
  unsold: (pieces) =>
    count(pieces, { one: '# Stück ist gerade nicht zu kaufen.', other: '# Stück sind gerade nicht zu kaufen.' }),
  stockUnsure: 'Den Bestand konnten wir noch nicht prüfen. Wir holen das nach, bevor Ihre Bestellung abgeschickt wird.',
  undo: 'Rückgängig',
  back: (pieces) =>
    count(pieces, {
      one: '# Stück steht wieder auf Ihrer Merkliste.',
      other: '# Stück stehen wieder auf Ihrer Merkliste.',
    }),
  fewLeft: (left) => count(left, { other: 'Nur noch # verfügbar.' }),
  backInStock: 'Wieder verfügbar.',
  soldOutSince: 'Seit dem Merken ausverkauft.',
};
