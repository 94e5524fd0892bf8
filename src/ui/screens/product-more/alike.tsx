import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Picture } from '#ui/components/picture.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import type { AlikeModel } from '#viewmodels/product-more/alike-model.ts';
import css from './alike.module.css';

/** Beside what is sold out: a few pieces like it. */
export const Alike = observer(({ model }: { readonly model: AlikeModel }) => {
  const { alike } = useMessages(productMoreMessages);
  const { about, find, cards } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece is a reason to look again
  useEffect(() => {
    void find();
  }, [about, find]);
  if (cards.length === 0) return null;
  return (
    <section aria-label={alike} className={css['alike']}>
      <h2 className={css['heading']}>{alike}</h2>
      <ul aria-label={alike} className={css['cards']}>
        {cards.map(({ sku, name, address, picture, price }) => (
          <li key={sku}>
            <ShopLink to={address} className={css['card']}>
              <span className={css['media']}>
                <Picture source={picture} alt="" sizes="10rem" />
              </span>
              <span className={css['name']}>{name}</span>
            </ShopLink>
            <span className={css['price']}>{price.current}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});
