import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ComparePieceModel } from '#viewmodels/product-more/compare-piece-model.ts';
import { compareWords } from '#viewmodels/words/compare/en.ts';
import css from './compare-piece.module.css';

type Props = { readonly model: ComparePieceModel };

/** Puts the product beside others, and leads to them; where one more does not fit it says so before it is pressed. */
export const ComparePiece = observer(({ model }: Props) => {
  const words = useWords(compareWords);
  const { isCompared, isFull, count } = model;
  return (
    <section aria-label={words.compare} className={css['section']}>
      <Button
        kind="second"
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? 'compare-full' : undefined}
        onClick={model.toggle}
      >
        {isCompared ? words.takeOut : words.add}
      </Button>
      {count > 0 && (
        <LinkButton kind="quiet" to="/compare">
          {words.open(count)}
        </LinkButton>
      )}
      {isFull && (
        <p id="compare-full" className={css['full']}>
          {words.full}
        </p>
      )}
    </section>
  );
});
