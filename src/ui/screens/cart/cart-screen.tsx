import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { CartSums } from '#ui/components/cart-sums.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LastDoingLine } from '#ui/components/last-doing-line.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useDrawnInSteps } from '#ui/hooks/use-drawn-in-steps.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import type { CartScreenModel } from '#viewmodels/cart/cart-screen-model.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { cartPageMessages } from '#viewmodels/messages/cart-page/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';

import { CartLine } from './cart-line.tsx';
import { CartRemoval } from './cart-removal.tsx';
import css from './cart-screen.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Coupon } from './coupon.tsx';

type Props = { readonly model: CartScreenModel };
/** `delivery`: by when it arrives where; it comes later, below what is there. */
type ScreenProps = Props & { readonly delivery?: ReactNode };

const loadChoice = async () =>
  (await import(/* webpackChunkName: "change-choice" */ './change-choice-dialog.tsx')).ChangeChoiceDialog;

const loadBeside = async () =>
  (await import(/* webpackChunkName: "beside-empty-cart" */ './beside-empty-cart.tsx')).BesideEmptyCart;

const loadSaved = async () => (await import(/* webpackChunkName: "saved-lines" */ './saved-lines.tsx')).SavedLines;

const loadMerged = async () => (await import(/* webpackChunkName: "saved-lines" */ './cart-merged.tsx')).CartMerged;

/** The cart page. It is private, so a server renders only its shell. */
export const CartScreen = observer(({ model, delivery }: ScreenProps) => {
  const messages = useMessages(cartMessages);
  const { items, doing } = model;
  const isReady = useDeferredValue(model.isReady); // a cart that the device had is drawn in pieces: the page answers in between
  const Choice = useLate(model.choice !== null, loadChoice, model.leaveUnchanged);
  const Saved = useLate(isReady && model.later.all.length > 0, loadSaved, () => undefined);
  const Beside = useBeside(isReady && model.isEmpty);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReady) model.opened();
  }, [model, isReady]);
  useEffect(() => {
    if (doing.count > 0) heading.current?.focus();
  }, [doing.count]);

  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.cart)}</title>
      <meta name="robots" content="noindex" />
      <div className={css['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.cart}
        </h1>
        {isReady && !model.isEmpty && <p className={css['count']}>{model.countText}</p>}
      </div>
      <LastDoingLine doing={doing} undo={messages.undo} />
      {isReady ? <CartContent model={model} delivery={delivery} /> : <CartSkeleton />}
      {isReady && Saved && <Saved model={model.later} />}
      {Beside && <Beside model={model} />}
      <CartRemoval name={items.askedName} onKeep={items.keep} onRemove={items.remove} />
      {Choice && <Choice model={model.choice} onClose={model.leaveUnchanged} />}
    </div>
  );
});

/** An empty cart is complete without it, too. */
function useBeside(isEmpty: boolean) {
  const Late = useLate(isEmpty, loadBeside, () => undefined);
  return isEmpty ? Late : null;
}

const CartContent = observer(({ model, delivery }: ScreenProps) => {
  const common = useMessages(commonMessages);
  const messages = useMessages(cartMessages);
  const drawn = useDrawnInSteps(model.items.count);
  const Merged = useLate(model.merged !== null, loadMerged, () => undefined);
  if (model.isEmpty) return <EmptyCart />;
  return (
    <div className={css['columns']}>
      <div>
        {model.offlineText && <Told className={css['offline']}>{model.offlineText}</Told>}
        {model.merged && Merged && <Merged merged={model.merged} onUndo={model.undoMerge} onKeep={model.keepMerged} />}
        <ul aria-label={messages.items} className={css['lines']}>
          {model.items.slice(0, drawn).map((line) => (
            <CartLine
              key={line.key}
              line={line}
              onChange={model.items.change}
              typed={model.items.typedOf(line.key)}
              onType={model.items.type}
              onRemove={model.items.askRemoval}
              onSave={model.later.save}
              onChoose={model.change}
            />
          ))}
        </ul>
      </div>
      <div className={css['beside']}>
        <CartSummary model={model} />
        <div className={css['bar']}>
          <LinkButton to="/checkout" isWide>
            {common.checkout}
          </LinkButton>
        </div>
        {model.isInIndia && <div className={css['delivery']}>{delivery}</div>}
      </div>
    </div>
  );
});

const CartSummary = observer(({ model }: Props) => {
  const messages = useMessages(cartMessages);
  const page = useMessages(cartPageMessages);
  return (
    <section aria-labelledby="order-summary" className={css['summary']}>
      <h2 id="order-summary" className={css['summaryHeading']}>
        {messages.summary}
      </h2>
      {model.promoMessage && <p className={css['promo']}>{model.promoMessage}</p>}
      <Coupon model={model.coupon} />
      <CartSums terms={model.sums} note={model.sumsNote ?? undefined} />
      <ul aria-label={page.trust} className={css['trust']}>
        {model.returns !== null && <li>{model.returns}</li>}
        <li>{page.paySafely}</li>
      </ul>
    </section>
  );
});

function EmptyCart() {
  const messages = useMessages(cartMessages);
  return (
    <EmptyState title={messages.empty} text={messages.emptyText}>
      <LinkButton to="/">{useMessages(commonMessages).continueShopping}</LinkButton>
    </EmptyState>
  );
}
