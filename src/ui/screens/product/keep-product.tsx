import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { useWishlistMarks } from '#ui/hooks/wishlist-marks-context.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import css from './keep-product.module.css';
import { ShareLink } from './share-link.tsx';

type Props = { readonly model: ProductScreenModel };

/** What a shopper may do with a product without buying it: save it for later, send its address to a friend. */
export const KeepProduct = ({ model }: Props) => (
  <div className={css['keep']}>
    <SaveProduct model={model} />
    <ShareLink />
  </div>
);

/** The heart in words, since here is room for them; its name says what a press does (CUST-01). */
const SaveProduct = observer(({ model }: Props) => {
  const words = useWords(productWords);
  const marks = useWishlistMarks();
  if (!marks) return null;
  const isWishlisted = marks.has(model.tile.sku);
  return (
    <Button
      kind="quiet"
      className={isWishlisted ? `${css['save']} ${css['saved']}` : css['save']}
      onClick={() => marks.toggle(model.tile)}
    >
      {isWishlisted ? words.removeFromWishlist : words.addToWishlist}
    </Button>
  );
});
