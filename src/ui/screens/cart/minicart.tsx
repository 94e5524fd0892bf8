import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LastDoingLine } from '#ui/components/last-doing-line.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { MinicartPanelModel } from '#viewmodels/cart/minicart-panel-model.ts';
import { cartMessages } from '#viewmodels/messages/cart/en.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';

import { CartLine } from './cart-line.tsx';
import { CartRemoval } from './cart-removal.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import css from './minicart.module.css';

type Props = { readonly model: MinicartPanelModel };

type MinicartProps = Props & {
  /** Nothing behind the panel can be read, so what the shop has to say is told in it. */
  readonly notices: ReactNode;
};

/** The cart beside the page, opened by the cart button (CART-91), and on wide screens when something was added. */
export const Minicart = observer(({ model, notices }: MinicartProps) => {
  const { isOpen, isReady, isEmpty, items } = model;
  const messages = useMessages(cartMessages);
  const isOpenAndRead = isOpen && isReady;
  useEffect(() => {
    if (isOpenAndRead) model.opened();
  }, [model, isOpenAndRead]);

  return (
    <>
      <Sheet
        heading={messages.cart}
        isOpen={isOpen}
        onClose={model.close}
        footer={isReady && !isEmpty && <MinicartFooter model={model} />}
      >
        {notices}
        {isReady ? <MinicartContent model={model} /> : <CartSkeleton />}
      </Sheet>
      <CartRemoval name={items.askedName} onKeep={items.keep} onRemove={model.remove} />
    </>
  );
});

const MinicartContent = observer(({ model }: Props) => {
  const { doing } = model;
  const messages = useMessages(cartMessages);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (doing.count > 0) content.current?.focus();
  }, [doing.count]);

  return (
    <div ref={content} tabIndex={-1} className={css['content']}>
      <LastDoingLine doing={doing} undo={messages.undo} />
      {model.emptyWords ? <MinicartEmpty model={model} words={model.emptyWords} /> : <MinicartLines model={model} />}
    </div>
  );
});

const MinicartLines = observer(({ model }: Props) => (
  <>
    <ul aria-label={useMessages(cartMessages).items} className={css['lines']}>
      {model.lines.map((line) => (
        <CartLine
          key={line.key}
          line={line}
          isSmall
          onChange={model.items.change}
          onRemove={model.items.askRemoval}
          onFollow={model.close}
        />
      ))}
    </ul>
    {model.moreText && <p className={css['more']}>{model.moreText}</p>}
  </>
));

const MinicartFooter = observer(({ model }: Props) => {
  const messages = useMessages(cartMessages);
  const common = useMessages(commonMessages);
  return (
    <div className={css['footer']}>
      <p className={css['total']}>
        <span>
          <span>{messages.total}</span> <span className={css['count']}>{model.countText}</span>
        </span>
        <strong className={css['amount']}>{model.total}</strong>
      </p>
      <LinkButton to="/checkout" onClick={model.close} isWide>
        {common.checkout}
      </LinkButton>
      <LinkButton to="/cart" kind="second" onClick={model.close} isWide>
        {common.viewCart}
      </LinkButton>
    </div>
  );
});

type EmptyProps = Props & { readonly words: NonNullable<MinicartPanelModel['emptyWords']> };

function MinicartEmpty({ model, words }: EmptyProps) {
  return (
    <EmptyState title={words.title} text={words.text}>
      <LinkButton to="/" onClick={model.close}>
        {useMessages(commonMessages).continueShopping}
      </LinkButton>
    </EmptyState>
  );
}
