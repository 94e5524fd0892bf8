import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardSkeleton, ProductCardView } from '#ui/components/product-card-view.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { WishlistMarksContext } from '#ui/hooks/wishlist-marks-context.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { WishlistPanelModel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { listWords } from '#viewmodels/words/lists/en.ts';
import css from './wishlist-panel.module.css';

type Props = { readonly model: WishlistPanelModel };

/** The wishlist, beside the page (CUST-11). */
export const WishlistPanel = observer(({ model }: Props) => {
  const { isOpen, isReady } = model;
  const isOpenAndRead = isOpen && isReady;
  useEffect(() => {
    if (isOpenAndRead) model.opened();
  }, [model, isOpenAndRead]);
  return (
    <Sheet heading={useWords(listWords).wishlist} isOpen={isOpen} onClose={model.close}>
      {isReady ? <Saved model={model} /> : <Reading />}
    </Sheet>
  );
});

const CARDS = ['a', 'b', 'c', 'd'];

/** The shape of the list while the device is being read. */
function Reading() {
  return (
    <div aria-busy="true">
      <p className={css['note']}>{useWords(commonWords).loading}</p>
      <div className={css['grid']}>
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

const Saved = observer(({ model }: Props) => {
  const words = useWords(listWords);
  if (model.cards.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText}>
        <LinkButton to="/" onClick={model.close}>
          {words.continue}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={css['note']}>{words.keptHere}</p>
      <ul aria-label={words.saved} className={css['grid']}>
        {model.cards.map((card) => (
          <li key={card.sku} className={css['item']}>
            {/* One way out of the list is enough: no heart beside the cross. */}
            <WishlistMarksContext value={null}>
              <ProductCardView card={card} onFollow={model.close} />
            </WishlistMarksContext>
            <button
              type="button"
              aria-label={words.remove(card.name)}
              className={css['remove']}
              onClick={() => model.remove(card.sku)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});
