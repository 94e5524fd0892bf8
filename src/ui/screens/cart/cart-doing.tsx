import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { LastDoing } from '#viewmodels/cart/last-doing.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import css from './cart-doing.module.css';

/** What was just done to the cart, and the way to have it undone. */
export const CartDoing = observer(({ doing }: { readonly doing: LastDoing }) => {
  const messages = useMessages(cartMessages);
  return (
    <div className={css['doing']}>
      <Told>{doing.words}</Told>
      {doing.canUndo && (
        <Button kind="quiet" onClick={doing.undo}>
          {messages.undo}
        </Button>
      )}
    </div>
  );
});
