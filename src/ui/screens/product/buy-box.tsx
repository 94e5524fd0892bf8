import { observer } from 'mobx-react-lite';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { AddButton } from './add-button.tsx';
import css from './buy-box.module.css';

const ERROR_ID = 'buy-error';

/** How many, and the button. On phones it stays within reach of the thumb. */
export const BuyBox = observer(({ model }: { readonly model: ProductScreenModel }) => {
  const words = useWords(productWords);
  return (
    <>
      <div className={css['stock']}>
        <p className={css[model.stock.level]}>{model.stock.text}</p>
        {model.readyToShip !== null && <p>{model.readyToShip}</p>}
      </div>
      <div className={css['box']}>
        <div className={css['buy']}>
          <QuantityField name={words.quantity} value={model.pieces} onChange={model.changePieces} />
          <AddButton
            isBusy={model.isAdding}
            problemId={model.error === null ? undefined : ERROR_ID}
            onAdd={model.add}
          />
        </div>
        {model.error !== null && (
          <p id={ERROR_ID} className={css['error']}>
            {model.error}
          </p>
        )}
      </div>
      <p aria-live="polite">
        <VisuallyHidden>{model.said}</VisuallyHidden>
      </p>
    </>
  );
});
