import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useLate } from '#ui/use-late.ts';
import { useWords } from '#ui/words-context.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { AddButton } from './add-button.tsx';
import css from './buy-box.module.css';
import { SoldOut } from './sold-out.tsx';
import { useIsPassed } from './use-is-passed.ts';

const ERROR_ID = 'buy-error';

const loadBar = async () => (await import(/* webpackChunkName: "buy-bar" */ './buy-bar.tsx')).BuyBar;

/** The button is still at its place. */
function without(): void {}

/** How many, and the button. On phones it stays within reach of the thumb. */
export const BuyBox = observer(({ model }: { readonly model: ProductScreenModel }) => {
  const words = useWords(productWords);
  const buy = useRef<HTMLDivElement>(null);
  const stock = useRef<HTMLParagraphElement>(null);
  const isPassed = useIsPassed(buy);
  const Bar = useLate(isPassed, loadBar, without);
  return (
    <>
      <div className={css['stock']}>
        <p ref={stock} tabIndex={-1} className={css[model.stock.level]}>
          {model.stock.text}
        </p>
        <SoldOut model={model} onChosen={() => stock.current?.focus()} />
        {model.readyToShip !== null && (
          <p>
            {model.readyToShip.label !== null && (
              <>
                <strong>{model.readyToShip.label}</strong>
                {' · '}
              </>
            )}
            <bdi>{model.readyToShip.text}</bdi>
          </p>
        )}
      </div>
      <div className={css['box']}>
        <div ref={buy} className={css['buy']}>
          <QuantityField name={words.quantity} value={model.pieces} onChange={model.changePieces} />
          <AddButton
            isBusy={model.isAdding}
            problemId={model.error === null ? undefined : ERROR_ID}
            onAdd={model.add}
            onOfferCart={model.offerCart}
          />
        </div>
        {model.error !== null && (
          <p id={ERROR_ID} className={css['error']}>
            {model.error}
          </p>
        )}
      </div>
      {Bar && isPassed && <Bar model={model} />}
      <p aria-live="polite">
        <VisuallyHidden>{model.said}</VisuallyHidden>
      </p>
    </>
  );
});
