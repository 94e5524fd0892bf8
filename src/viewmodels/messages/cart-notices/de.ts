import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'Der Artikel liegt jetzt im Warenkorb!',
  'cart-quantity-updated': 'Die Menge wurde geändert!',
  'cart-price-unknown': 'Der Preis des Artikels ist unbekannt, er kann nicht in den Warenkorb gelegt werden!',
  'cart-out-of-stock': 'Der Artikel ist ausverkauft und kann nicht in den Warenkorb gelegt werden!',
  'cart-stock-unsure':
    'Der Bestand ließ sich nicht sicher prüfen (er schwankt). Der Artikel wurde zur Vormerkung in den Warenkorb gelegt.',
  'cart-line-refused': 'Der Shop konnte diesen Artikel nicht in den Warenkorb aufnehmen.',
  'coupon-refused': 'Der Gutscheincode ist nicht gültig. Bitte prüfen Sie ihn und versuchen Sie es noch einmal.',
  'product-no-variants': 'Keine Ausführung verfügbar',
};
