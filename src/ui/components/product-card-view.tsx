import { memo } from 'react';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { Picture } from './picture.tsx';
import { PriceTag } from './price-tag.tsx';
import css from './product-card-view.module.css';
import { SaveButton } from './save-button.tsx';
import { ShopLink } from './shop-link.tsx';

type Props = {
  readonly card: ProductCard;
  /** Called when the shopper leaves for the product. */
  readonly onFollow?: () => void;
  readonly urgency?: 'first' | 'early' | 'later' | undefined;
};

/** A product in a list: one link, named by the product, that reaches over the whole card. */
export const ProductCardView = memo(({ card, urgency, onFollow }: Props) => {
  const { name, designer, address, picture, price, labels, colours } = card;
  return (
    <div className={css['card']}>
      <div className={css['media']}>
        <Picture source={picture} alt="" urgency={urgency} />
      </div>
      {designer && <p className={css['designer']}>{designer}</p>}
      <ShopLink to={address} className={css['link']} onClick={onFollow}>
        {name}
      </ShopLink>
      <PriceTag {...price} />
      {colours && <p className={css['colours']}>{colours}</p>}
      <SaveButton card={card} />
      {labels.length > 0 && (
        <ul className={css['labels']}>
          {labels.map((label) => (
            <li key={label} className={css['label']}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** The shape of a card while its product loads. */
export function ProductCardSkeleton() {
  return (
    <div className={css['card']}>
      <div className={css['media']} />
      <p className={css['waiting']} />
    </div>
  );
}
