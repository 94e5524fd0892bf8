import { observer } from 'mobx-react-lite';
import { Button, type ButtonKind } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useWishlistMarks } from '#ui/hooks/wishlist-marks-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './keep-product.module.css';

type Props = { readonly model: ProductScreenModel; readonly kind: ButtonKind };

/** The heart in words, since here is room for them; its name says what a press does (CUST-01). */
export const SaveProduct = observer(({ model, kind }: Props) => {
  const messages = useMessages(productMessages);
  const marks = useWishlistMarks();
  if (!marks) return null;
  const isWishlisted = marks.has(model.tile.sku);
  return (
    <Button
      kind={kind}
      isWide={kind === 'second'}
      className={isWishlisted ? `${css['save']} ${css['saved']}` : css['save']}
      onClick={() => marks.toggle(model.tile)}
    >
      {isWishlisted ? messages.removeFromWishlist : messages.addToWishlist}
    </Button>
  );
});
