import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { cartWords } from '#viewmodels/words/cart/en.ts';
import css from './cart-removal.module.css';

type Props = {
  /** The piece that is asked about; null while nothing is. */
  readonly name: string | null;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
};

/** Asks before a piece leaves the cart (CART-28). */
export function CartRemoval({ name, onKeep, onRemove }: Props) {
  const words = useWords(cartWords);
  return (
    <Dialog isOpen={name !== null} onClose={onKeep} heading={words.removeItem} hasCloseButton={false}>
      {name !== null && <p>{words.removeQuestion(name)}</p>}
      <div className={css['choices']}>
        <Button onClick={onRemove}>{words.remove}</Button>
        <Button kind="second" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
