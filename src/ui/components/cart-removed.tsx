import { observer } from 'mobx-react-lite';
import { useWords } from '#ui/words-context.ts';
import type { CartLinesModel } from '#viewmodels/cart/cart-lines-model.ts';
import { cartWords } from '#viewmodels/words/cart/en.ts';
import { Button } from './button.tsx';
import css from './cart-removed.module.css';

/** What has just left the cart, and the way to have it back. */
export const CartRemoved = observer(({ items }: { readonly items: CartLinesModel }) => {
  const words = useWords(cartWords);
  return (
    <div className={css['removed']}>
      <p role="status">{items.announcement}</p>
      {items.removed && (
        <Button kind="quiet" onClick={items.undo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
});
