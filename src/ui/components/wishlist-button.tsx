import { observer } from 'mobx-react-lite';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useWishlistMarks } from '#ui/hooks/wishlist-marks-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import css from './wishlist-button.module.css';

type Props = { readonly card: Pick<ProductCard, 'name' | 'sku' | 'tile'> };

/** The heart on a card: a button that is pressed while the product is on the wishlist, always by the same name. */
export const WishlistButton = observer(({ card: { name, sku, tile } }: Props) => {
  const messages = useMessages(catalogMessages);
  const marks = useWishlistMarks();
  if (!marks) return null;
  return (
    <button
      type="button"
      aria-label={messages.save(name)}
      aria-pressed={marks.has(sku)}
      className={css['heart']}
      onClick={() => marks.toggle(tile)}
    />
  );
});
