import { observer } from 'mobx-react-lite';
import { type MouseEvent, type RefObject, useRef, useState } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import type { Urgency } from '#ui/components/picture.tsx';
import { ProductCardSkeleton, ProductCardView } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { ProductListModel } from '#viewmodels/catalog/product-list-model.ts';
import { catalogMessages } from '#viewmodels/messages/catalog/en.ts';
import { Told } from '../told.tsx';
import css from './product-list.module.css';

type Props = { readonly model: ProductListModel };
type ListProps = Props & { readonly firstRow: Urgency };

const FIRST_ROW = 4;

/** The products so far, and the way to those before and after them. */
export const ProductList = observer(({ model, firstRow }: ListProps) => {
  const messages = useMessages(catalogMessages);
  const list = useRef<HTMLUListElement>(null);
  const order = useSortShown(model);
  return (
    <>
      {model.earlierAddress !== null && (
        <p className={css['earlier']}>
          <LinkButton kind="second" to={model.earlierAddress}>
            {messages.showEarlier}
          </LinkButton>
        </p>
      )}
      <ul
        key={order}
        ref={list}
        aria-label={messages.products}
        aria-busy={model.isLoadingMore || model.renewal === 'loading' || undefined}
        className={model.renewal === 'none' ? grid['grid'] : `${grid['grid']} ${css['dimmed']}`}
      >
        {model.cards.map((card, index) => (
          <li key={card.sku} className={roomOf(index, model)}>
            <ProductCardView card={card} urgency={index < FIRST_ROW ? firstRow : 'later'} />
          </li>
        ))}
        <ComingProducts model={model} />
      </ul>
      <MoreProducts model={model} list={list} />
    </>
  );
});

/**
 * The order in which the cards stand, which is not yet the one that was asked for while that loads. Sorted anew they are
 * another list: its cards stand in their places at once, and none moves through the page.
 */
function useSortShown({ sort, renewal }: ProductListModel): string {
  const [shown, setShown] = useState(sort);
  if (renewal === 'none' && shown !== sort) setShown(sort);
  return shown;
}

/**
 * How the room of a product is known: what is neither on the first page nor on the last is drawn when it comes near.
 * The last page is drawn as it is, for what comes into sight with "Load more" must not move it from under a finger.
 */
function roomOf(index: number, { cards, pageSize }: ProductListModel): string | undefined {
  if (index < pageSize) return undefined;
  return index < cards.length - pageSize ? `${css['later']} ${css['far']}` : css['later'];
}

/** Keeps the room of what was asked for, so that nothing moves when it comes. */
const ComingProducts = observer(({ model }: Props) =>
  Array.from({ length: model.coming }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its place
    <li key={at} aria-hidden="true">
      <ProductCardSkeleton />
    </li>
  )),
);

/** A link to the next page; with scripts that page is added below. */
const MoreProducts = observer(({ model, list }: Props & { readonly list: RefObject<HTMLUListElement | null> }) => {
  const messages = useMessages(catalogMessages);
  const progress = useRef<HTMLParagraphElement>(null);
  const addBelow = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { currentTarget: link, detail: presses } = event;
    const held = model.cards.length;
    await model.loadMore();
    if (hasLeft(link)) return;
    // Without a pointer (Enter counts no presses) one goes on at the first new card, which lies before the link.
    const first = presses === 0 && list.current?.children[held]?.querySelector('a');
    if (first) first.focus();
    else if (model.moreAddress === null) progress.current?.focus();
  };
  return (
    <div className={css['more']}>
      <Told ref={progress} isPlain tabIndex={-1} className={css['progress']}>
        {model.progressText}
      </Told>
      {model.moreAddress !== null && (
        <LinkButton
          kind="second"
          to={model.moreAddress}
          aria-busy={model.isLoadingMore || undefined}
          onClick={addBelow}
        >
          {messages.loadMore}
        </LinkButton>
      )}
      {model.hasFailedToLoadMore && (
        <Told isUrgent className={css['failed']}>
          {messages.moreFailed}
        </Told>
      )}
    </div>
  );
});

/** Whether the focus has gone elsewhere meanwhile. When the focused link is taken away, the body has the focus. */
function hasLeft(link: Element): boolean {
  const { activeElement, body } = link.ownerDocument;
  return activeElement !== link && activeElement !== body;
}
