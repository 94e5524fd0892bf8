import { Picture } from '#ui/components/picture.tsx';
import { PriceTag } from '#ui/components/price-tag.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { searchMessages } from '#viewmodels/messages/search/en.ts';
import css from './search-products.module.css';

type Props = { readonly cards: readonly ProductCard[]; readonly onFollow: () => void };

/** The first products found, each with its picture and price. */
export function SearchProducts({ cards, onFollow }: Props) {
  const messages = useMessages(searchMessages);
  const lang = useLang();
  if (cards.length === 0) return null;
  return (
    <ul aria-label={messages.results} className={css['products']}>
      {cards.map(({ sku, name, designer, address, picture, price }) => (
        <li key={sku} className={css['product']}>
          <div className={css['media']}>
            <Picture source={picture} alt="" urgency="early" sizes="6rem" />
          </div>
          <div className={css['words']}>
            <ShopLink to={address} className={css['link']} onClick={onFollow} lang={lang}>
              {name}
            </ShopLink>
            <span translate="no" className={css['designer']}>
              {designer}
            </span>
            <PriceTag {...price} />
          </div>
        </li>
      ))}
    </ul>
  );
}
