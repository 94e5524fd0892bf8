import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'Het product is toegevoegd aan de winkelwagen!',
  'cart-quantity-updated': 'Het aantal is bijgewerkt!',
  'cart-price-unknown': 'De prijs van het product is onbekend, het kan niet aan de winkelwagen worden toegevoegd!',
  'cart-out-of-stock': 'Het product is uitverkocht en kan niet aan de winkelwagen worden toegevoegd!',
  'cart-stock-unsure':
    'De voorraad is niet zeker (die wisselt). Het product is als reservering vooraf toegevoegd aan de winkelwagen.',
  'cart-line-refused': 'De winkel kon dit product niet aan de winkelwagen toevoegen.',
  'coupon-refused': 'De kortingscode is niet geldig. Controleer de code en probeer het opnieuw.',
  'product-no-variants': 'Geen uitvoering beschikbaar',
};
