import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LastDoingLine } from '#ui/components/last-doing-line.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { ProductCardSkeleton, ProductCardView } from '#ui/components/product-card-view.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { WishlistMarksContext } from '#ui/hooks/wishlist-marks-context.ts';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import type { WishlistModel } from '#viewmodels/lists/wishlist-model.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { listMessages } from '#viewmodels/messages/lists/en.ts';
import { wishlistMessages } from '#viewmodels/messages/wishlist/en.ts';
import css from './wishlist-pieces.module.css';

type Props = {
  readonly model: WishlistModel;
  /** How many columns there is room for: those of a panel or of a page. */
  readonly grid: string | undefined;
  /** Called when the shopper leaves the list, or does what is told about elsewhere. */
  readonly onLeave?: (() => void) | undefined;
  /** What stands beside the note, where there are pieces. */
  readonly children?: ReactNode;
  /** What stands below a piece. */
  readonly below?: { readonly draw: (card: ProductCard) => ReactNode } | undefined;
  /** What stands there where nothing is saved; null for what is said of the wishlist. */
  readonly empty?: ReactNode;
  /** Whether it is said elsewhere how many pieces there are. */
  readonly isCounted?: boolean;
};

/** The pieces of the wishlist in each of their states, in a panel or on a page. */
export const WishlistPieces = observer((props: Props) => {
  const { model, grid } = props;
  const { doing } = model;
  const content = useRef<HTMLDivElement>(null);
  const { undo } = useMessages(wishlistMessages);
  useEffect(() => {
    if (doing.count > 0) content.current?.focus(); // what was pressed may be gone, and the focus needs a place
  }, [doing.count]);
  if (!model.isReady) return <Reading grid={grid} />;
  return (
    <div ref={content} tabIndex={-1} className={css['content']}>
      <LastDoingLine doing={doing} undo={undo} />
      {model.cards.length === 0 ? (props.empty ?? <NothingSaved {...props} />) : <SavedPieces {...props} />}
    </div>
  );
});

function NothingSaved({ onLeave }: Props) {
  const messages = useMessages(listMessages);
  return (
    <EmptyState title={messages.emptyTitle} text={messages.emptyText} role="status">
      <LinkButton to="/" onClick={onLeave}>
        {messages.continue}
      </LinkButton>
    </EmptyState>
  );
}

const SavedPieces = observer(({ model, grid, onLeave, below, isCounted = false, children }: Props) => {
  const messages = useMessages(listMessages);
  const { moveAll } = useMessages(wishlistMessages);
  const frame = useMessages(frameMessages);
  return (
    <>
      {!isCounted && <SaidWhenChanged text={frame.wishlist(model.cards.length)} />}
      <div className={css['head']}>
        <p className={css['note']}>{messages.keptHere}</p>
        {children}
        {model.canMoveAll && (
          <Button kind="second" isBusy={model.isAdding} className={css['all']} onClick={() => void model.moveAll()}>
            {moveAll}
          </Button>
        )}
      </div>
      <ul aria-label={messages.saved} className={grid}>
        {model.cards.map((card) => (
          <WishlistPiece key={card.sku} card={card} model={model} onLeave={onLeave} below={below} />
        ))}
      </ul>
    </>
  );
});

const CARDS = ['a', 'b', 'c', 'd'];

/** The shape of the list while the device is being read. */
function Reading({ grid }: Pick<Props, 'grid'>) {
  return (
    <div aria-busy="true">
      <noscript>
        <p>{useMessages(listMessages).needsScripts}</p>
      </noscript>
      <p className={css['note']}>{useMessages(commonMessages).loading}</p>
      <div className={grid}>
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

type PieceProps = Pick<Props, 'model' | 'onLeave' | 'below'> & { readonly card: ProductCard };

const WishlistPiece = observer(({ card, model, onLeave, below }: PieceProps) => {
  const messages = useMessages(listMessages);
  const price = model.priceText(card.sku);
  const stock = model.stockText(card.sku);
  return (
    <li className={css['item']}>
      {/* One way out of the list is enough: no heart beside the cross. */}
      <WishlistMarksContext value={null}>
        <ProductCardView card={card} {...(onLeave && { onFollow: onLeave })} />
      </WishlistMarksContext>
      {price && <p className={css['since']}>{price}</p>}
      {stock && <p className={css['since']}>{stock}</p>}
      <IntoCart card={card} model={model} onLeave={onLeave} />
      {below?.draw(card)}
      <button
        type="button"
        aria-label={messages.remove(card.name)}
        className={css['remove']}
        onClick={() => model.remove(card.sku)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </li>
  );
});

/** Into the cart, where nothing is to be chosen first; else to the page where that is done. */
const IntoCart = observer(({ card, model, onLeave }: PieceProps) => {
  const messages = useMessages(listMessages);
  const way = model.wayToCart(card);
  if (way === null) return null;
  if (way === 'choose') {
    return (
      <LinkButton
        kind="second"
        to={card.address}
        aria-label={messages.chooseOf(card.name)}
        className={css['way']}
        onClick={onLeave}
      >
        {messages.choose}
      </LinkButton>
    );
  }
  const add = async (): Promise<void> => {
    await model.add(card);
    onLeave?.();
  };
  return (
    <Button kind="second" aria-label={messages.addOf(card.name)} className={css['way']} onClick={() => void add()}>
      {messages.add}
    </Button>
  );
});
