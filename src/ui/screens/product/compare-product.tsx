import { observer } from 'mobx-react-lite';
import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useCompareMarks } from '#ui/hooks/compare-marks-context.ts';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import css from './keep-product.module.css';

type Props = { readonly model: ProductScreenModel };

/** Puts the product beside others, and leads to them; where one more does not fit it says so before it is pressed. */
export const CompareProduct = observer(({ model: { tile } }: Props) => {
  const messages = useMessages(productMessages);
  const marks = useCompareMarks();
  if (!marks) return null;
  const { sku } = tile;
  const isFull = marks.isFullFor(sku);
  return (
    <>
      <Button
        kind="quiet"
        className={`${css['save']} ${css['compare']}`}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? 'compare-full' : undefined}
        onClick={() => marks.toggle(tile)}
      >
        {marks.has(sku) ? messages.removeFromCompare : messages.addToCompare}
      </Button>
      {marks.count > 0 && (
        <LinkButton kind="quiet" to="/compare">
          {messages.seeCompared(marks.count)}
        </LinkButton>
      )}
      {isFull && (
        <p id="compare-full" className={css['full']}>
          {messages.compareFull}
        </p>
      )}
    </>
  );
});
