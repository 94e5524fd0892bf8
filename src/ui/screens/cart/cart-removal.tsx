import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import css from './cart-removal.module.css';

type Props = {
  /** The piece that is asked about; null while nothing is. */
  readonly name: string | null;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
};

/** Asks before a piece leaves the cart (CART-28). */
export function CartRemoval({ name, onKeep, onRemove }: Props) {
  const messages = useMessages(cartMessages);
  return (
    <Dialog isOpen={name !== null} onClose={onKeep} heading={messages.removeItem} hasCloseButton={false}>
      {name !== null && <p>{messages.removeQuestion(name)}</p>}
      <div className={css['choices']}>
        <Button onClick={onRemove}>{messages.remove}</Button>
        <Button kind="second" onClick={onKeep}>
          {messages.keep}
        </Button>
      </div>
    </Dialog>
  );
}
