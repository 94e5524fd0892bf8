import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'Produkt dodano do koszyka!',
  'cart-quantity-updated': 'Liczba sztuk została zmieniona!',
  'cart-price-unknown': 'Cena produktu jest nieznana, nie można dodać go do koszyka!',
  'cart-out-of-stock': 'Produkt jest wyprzedany i nie można dodać go do koszyka!',
  'cart-stock-unsure':
    'Nie ma pewności co do stanu magazynowego (zmienia się). Produkt dodano do koszyka jako wstępną rezerwację.',
  'cart-line-refused': 'Sklep nie mógł dodać tego produktu do koszyka.',
  'coupon-refused': 'Kod rabatowy jest nieprawidłowy. Sprawdź go i spróbuj ponownie.',
  'product-no-variants': 'Brak dostępnych wariantów',
};
