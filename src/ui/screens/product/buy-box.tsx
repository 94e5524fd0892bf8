import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { QuantityField } from '#ui/components/quantity-field.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import type { DispatchWords } from '#viewmodels/product/stock-words.ts';
import css from './buy-box.module.css';
import { BuyButton } from './buy-button.tsx';
import { BuyNow } from './buy-now.tsx';
import { SoldOut } from './sold-out.tsx';
import { useIsPassed } from './use-is-passed.ts';

const ERROR_ID = 'buy-error';

/** One file with both, since a file more costs every page of the shop some bytes. */
const loadBar = async () => (await import(/* webpackChunkName: "buy-bar" */ './buy-bar.tsx')).BuyBar;
const loadOptionPrompt = async () =>
  (await import(/* webpackChunkName: "buy-bar" */ './option-prompt-dialog.tsx')).OptionPromptDialog;

/** Where the code of the bar cannot be had, the page has its own button. */
function without(): void {}

type Props = { readonly model: ProductScreenModel };
/** `notify`: how to hear when the choice is back. */
type StockProps = Props & { readonly notify: ReactNode };

/** Whether it can be had, how many, and the button. On phones that stays within reach of the thumb. */
export const BuyBox = observer(({ model, notify }: StockProps) => {
  const buy = useRef<HTMLDivElement>(null);
  const isPassed = useIsPassed(buy);
  const Bar = useLate(isPassed, loadBar, without);
  const { question, askOnPage } = model.optionPrompt;
  const OptionPrompt = useLate(question !== null, loadOptionPrompt, askOnPage);
  return (
    <>
      <Stock model={model} notify={notify} />
      <Buying model={model} place={buy} />
      {Bar && isPassed && <Bar model={model} />}
      {OptionPrompt && <OptionPrompt model={model} />}
      <SaidWhenChanged text={model.choosing.said} />
    </>
  );
});

const Stock = observer(({ model, notify }: StockProps) => {
  const told = useRef<HTMLParagraphElement>(null);
  const { level, text } = model.stock.told;
  const { timesSoldOut } = model.optionPrompt;
  useEffect(() => {
    if (timesSoldOut === 0) return;
    told.current?.scrollIntoView?.({ block: 'center' }); // a bar at the bottom may lie over the ways on
    told.current?.focus({ preventScroll: true });
  }, [timesSoldOut]);
  return (
    <div className={css['stock']}>
      <p ref={told} tabIndex={-1} className={css[level]}>
        {text}
      </p>
      <SoldOut model={model} notify={notify} onChosen={() => told.current?.focus()} />
      {model.stock.dispatch && <Dispatch {...model.stock.dispatch} />}
    </div>
  );
});

function Dispatch({ label, text, language }: DispatchWords) {
  return (
    <p>
      {label !== null && (
        <>
          <strong>{label}</strong>
          <span>{' · '}</span>
        </>
      )}
      <bdi lang={useLang(language)}>{text}</bdi>
    </p>
  );
}

type BuyingProps = Props & {
  /** The row with the button, which the bar follows once it has left the view. */
  readonly place: RefObject<HTMLDivElement | null>;
};

const Buying = observer(({ model, place }: BuyingProps) => {
  const { buying, stock, optionPrompt } = model;
  const { quantity } = useMessages(productMessages);
  const canBeHad = stock.soldOut === null && stock.error === null;
  return (
    <div className={css['buying']}>
      {!stock.soldOut && (
        <div className={css['pieces']}>
          <span aria-hidden="true">{quantity}</span>
          <QuantityField name={quantity} value={buying.quantity} onChange={buying.changeQuantity} />
        </div>
      )}
      <div className={css['box']}>
        <div ref={place} className={css['buy']}>
          {canBeHad && optionPrompt.canBuyNow && <BuyNow model={model} />}
          <BuyButton model={model} problemId={stock.error === null ? undefined : ERROR_ID} />
        </div>
        {stock.error !== null && (
          <p id={ERROR_ID} className={css['error']}>
            {stock.error}
          </p>
        )}
      </div>
    </div>
  );
});
