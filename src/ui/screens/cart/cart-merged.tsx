import { Button } from '#ui/components/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { cartPageWords } from '#viewmodels/words/cart-page/en.ts';
import css from './cart-merged.module.css';

type Props = { readonly text: string; readonly onUndo: () => Promise<void>; readonly onKeep: () => void };

/** What came together from this device and from the account, and a way to have it apart again. */
export function CartMerged({ text, onUndo, onKeep }: Props) {
  const words = useWords(cartPageWords);
  return (
    <div className={css['merged']}>
      <p role="status">{text}</p>
      <Button kind="quiet" onClick={() => void onUndo()}>
        {words.undoMerge}
      </Button>
      <Button kind="quiet" onClick={onKeep}>
        {words.keepMerged}
      </Button>
    </div>
  );
}
