import { Button } from './button.tsx';
import css from './cart-removal.module.css';
import { Dialog } from './dialog.tsx';

type Props = {
  /** The piece that is asked about; null while nothing is. */
  readonly name: string | null;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
};

/** Asks before a piece leaves the cart (CART-28). */
export function CartRemoval({ name, onKeep, onRemove }: Props) {
  return (
    <Dialog isOpen={name !== null} onClose={onKeep} heading="Remove item" hasCloseButton={false}>
      <p>Take {name} out of your cart?</p>
      <div className={css['choices']}>
        <Button onClick={onRemove}>Remove</Button>
        <Button kind="second" onClick={onKeep}>
          Keep
        </Button>
      </div>
    </Dialog>
  );
}
