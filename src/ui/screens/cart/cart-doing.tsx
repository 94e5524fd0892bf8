import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LastDoing } from '#viewmodels/cart/last-doing.ts';
import { cartWords } from '#viewmodels/words/cart/en.ts';
import css from './cart-doing.module.css';

/** What was just done to the cart, and the way to have it undone. */
export const CartDoing = observer(({ doing }: { readonly doing: LastDoing }) => {
  const words = useWords(cartWords);
  return (
    <div className={css['doing']}>
      <Told>{doing.words}</Told>
      {doing.canUndo && (
        <Button kind="quiet" onClick={doing.undo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
});
