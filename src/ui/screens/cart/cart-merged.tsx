import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { Merged } from '#viewmodels/cart/cart-screen-model.ts';
import { cartMergedMessages } from '#viewmodels/messages/cart-merged/en.ts';
import css from './cart-merged.module.css';

type Props = { readonly merged: Merged; readonly onUndo: () => Promise<void>; readonly onKeep: () => void };

/** What came together from this device and from the account, and a way to have it apart again. */
export function CartMerged({ merged, onUndo, onKeep }: Props) {
  const messages = useMessages(cartMergedMessages);
  return (
    <div className={css['merged']}>
      <Told>{messages.together(merged.fromDevice, merged.fromAccount)}</Told>
      <Button kind="quiet" onClick={() => void onUndo()}>
        {messages.undo}
      </Button>
      <Button kind="quiet" onClick={onKeep}>
        {messages.keep}
      </Button>
    </div>
  );
}
