import { memo, type PointerEvent, useState } from 'react';
import { useLang } from '#ui/hooks/messages-context.ts';
import { savesData } from '#ui/hooks/saves-data.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { PictureSource } from '#viewmodels/shared/picture.ts';
import { CardRating } from './card-rating.tsx';
import { CompareButton } from './compare-button.tsx';
import { Picture, type Urgency } from './picture.tsx';
import { PriceTag } from './price-tag.tsx';
import css from './product-card-view.module.css';
import { ShopLink } from './shop-link.tsx';
import { SkeletonBlock } from './skeleton-block.tsx';
import { WishlistButton } from './wishlist-button.tsx';

type Props = {
  readonly card: ProductCard;
  /** Called when the shopper leaves for the product. */
  readonly onFollow?: () => void;
  readonly urgency?: Urgency | undefined;
};

/** A product in a list: one link, named by the product, that reaches over the whole card. */
export const ProductCardView = memo(({ card, urgency, onFollow }: Props) => {
  const { name, designer, address, picture, price, labels, colours, rating } = card;
  const [isPointedAt, setPointedAt] = useState(false);
  const second = isPointedAt ? card.secondPicture : null;
  const turn = ({ pointerType, currentTarget }: PointerEvent): void => {
    if (pointerType === 'mouse' && !savesData(currentTarget.ownerDocument.defaultView)) setPointedAt(true);
  };
  return (
    <div className={css['card']} onPointerEnter={turn}>
      <div className={css['media']}>
        <Picture source={picture} alt="" urgency={urgency} />
        {second && <SecondPicture source={second} />}
      </div>
      {designer && (
        <p translate="no" className={css['designer']}>
          {designer}
        </p>
      )}
      <ShopLink to={address} className={css['link']} onClick={onFollow} lang={useLang()}>
        {name}
      </ShopLink>
      <PriceTag {...price} />
      {rating && <CardRating {...rating} />}
      {colours && <p className={css['colours']}>{colours}</p>}
      <WishlistButton card={card} />
      <CompareButton card={card} />
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

/** Covers the first picture once it has loaded; where it does not load, the first one stays and nothing is said. */
function SecondPicture({ source: { src, srcSet, sizes } }: { readonly source: PictureSource }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <img
      className={isLoaded ? `${css['second']} ${css['loaded']}` : css['second']}
      alt=""
      decoding="async"
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      onLoad={() => setLoaded(true)}
    />
  );
}

/** The shape of a card while its product loads. */
export function ProductCardSkeleton() {
  return (
    <div className={css['card']}>
      <div className={css['media']} />
      <p className={css['waiting']}>
        <SkeletonBlock />
        <SkeletonBlock />
        <SkeletonBlock />
      </p>
    </div>
  );
}
