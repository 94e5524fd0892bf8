import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'Il prodotto è stato aggiunto al carrello!',
  'cart-quantity-updated': 'La quantità è stata aggiornata!',
  'cart-price-unknown': 'Il prezzo del prodotto è sconosciuto, non si può aggiungere al carrello!',
  'cart-out-of-stock': 'Il prodotto è esaurito e non si può aggiungere al carrello!',
  'cart-stock-unsure':
    'La disponibilità non è sicura (cambia in continuazione). Il prodotto è stato aggiunto al carrello come prenotazione.',
  'cart-line-refused': 'Il negozio non ha potuto aggiungere questo prodotto al carrello.',
  'coupon-refused': 'Il codice sconto non è valido. Controllalo e riprova.',
  'product-no-variants': 'Nessuna variante disponibile',
};
