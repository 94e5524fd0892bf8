import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useWords } from '#ui/words-context.ts';
import type { CartScreenModel } from '#viewmodels/cart/cart-screen-model.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { documentTitle } from '#viewmodels/document-title.ts';
import { cartWords } from '#viewmodels/words/cart/en.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { listWords } from '#viewmodels/words/lists/en.ts';
import { CartLine } from '../../components/cart-line.tsx';
import { CartRemoval } from '../../components/cart-removal.tsx';
import { CartRemoved } from '../../components/cart-removed.tsx';
import { CartSums } from '../../components/cart-sums.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { CardRow } from '../product-more/card-row.tsx';
import css from './cart-screen.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { Coupon } from './coupon.tsx';

type Props = { readonly model: CartScreenModel };

/** The cart page. It is private, so a server renders only its shell. */
export const CartScreen = observer(({ model }: Props) => {
  const words = useWords(cartWords);
  const { isReady, items } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReady) model.opened();
  }, [model, isReady]);
  useEffect(() => {
    if (items.announcement) heading.current?.focus();
  }, [items.announcement]);

  return (
    <div className={css['page']}>
      <title>{documentTitle(words.cart)}</title>
      <meta name="robots" content="noindex" />
      <div className={css['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.cart}
        </h1>
        {isReady && !model.isEmpty && <p className={css['count']}>{model.countText}</p>}
      </div>
      <CartRemoved items={items} />
      {isReady ? <CartContent model={model} /> : <CartSkeleton />}
      <CartRemoval name={items.askedName} onKeep={items.keep} onRemove={items.remove} />
    </div>
  );
});

const CartContent = observer(({ model }: Props) => {
  const common = useWords(commonWords);
  const words = useWords(cartWords);
  if (model.isEmpty) return <EmptyCart saved={model.saved} />;
  return (
    <div className={css['columns']}>
      <div>
        {model.offlineText && (
          <p role="status" className={css['offline']}>
            {model.offlineText}
          </p>
        )}
        <ul aria-label={words.items} className={css['lines']}>
          {model.items.all.map((line) => (
            <CartLine key={line.key} line={line} onChange={model.items.change} onRemove={model.items.askRemoval} />
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
      </div>
    </div>
  );
});

const CartSummary = observer(({ model }: Props) => {
  const words = useWords(cartWords);
  return (
    <section aria-labelledby="order-summary" className={css['summary']}>
      <h2 id="order-summary" className={css['summaryHeading']}>
        {words.summary}
      </h2>
      {model.promoMessage && <p className={css['promo']}>{model.promoMessage}</p>}
      <Coupon model={model.coupon} />
      <CartSums terms={model.sums} note={model.sumsNote} />
      <p className={css['trust']}>{words.paySafely}</p>
    </section>
  );
});

/** What was saved for later is a way to go on. */
function EmptyCart({ saved }: { readonly saved: readonly ProductCard[] }) {
  const words = useWords(cartWords);
  const { saved: title } = useWords(listWords);
  return (
    <>
      <EmptyState title={words.empty} text={words.emptyText}>
        <LinkButton to="/">{useWords(commonWords).continueShopping}</LinkButton>
      </EmptyState>
      <div className={css['saved']}>
        <CardRow title={title} cards={saved} />
      </div>
    </>
  );
}
