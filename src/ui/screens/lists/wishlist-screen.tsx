import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/empty-state.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import grid from '#ui/components/product-grid.module.css';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { OwnListsModel } from '#viewmodels/lists/own-lists-model.ts';
import type { SharingModel } from '#viewmodels/lists/sharing-model.ts';
import { listMessages } from '#viewmodels/messages/lists/en.ts';
import { namedListMessages } from '#viewmodels/messages/named-lists/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { MoveToList } from './move-to-list.tsx';
import { OwnLists } from './own-lists.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { WishlistPieces } from './wishlist-pieces.tsx';
import css from './wishlist-screen.module.css';

type Props = {
  readonly lists: OwnListsModel;
  readonly sharing: SharingModel;
  /** The way to hear of prices that fall. */
  readonly priceFalls: ReactNode;
};

/** The wishlist at an address of its own, with the lists beside it (CUST-11). It is private, so a server renders only its shell. */
export const WishlistScreen = observer(({ lists, sharing, priceFalls }: Props) => {
  const messages = useMessages(listMessages);
  const { pieces, chosen, isOnline } = lists;
  const { isReady } = pieces;
  useEffect(() => {
    if (isReady) void lists.opened();
  }, [lists, isReady]);
  useEffect(() => {
    if (isReady && isOnline) void lists.tidy();
  }, [lists, isReady, isOnline]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.wishlist)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{messages.wishlist}</h1>
      {isReady && <OwnLists model={lists} />}
      {isReady && <ShareWishlist key={chosen.id} model={sharing} />}
      {isReady && lists.offersPriceFalls && priceFalls}
      <WishlistPieces
        model={pieces}
        grid={grid['grid']}
        below={{ draw: (card) => <MoveToList model={lists} card={card} /> }}
        empty={chosen.id === null ? null : <EmptyList model={lists} />}
        isCounted={lists.lists.length > 1}
      >
        <LinkButton kind="quiet" to="/compare">
          {messages.compare}
        </LinkButton>
      </WishlistPieces>
    </div>
  );
});

function EmptyList({ model }: { readonly model: OwnListsModel }) {
  const messages = useMessages(namedListMessages);
  return (
    <EmptyState title={messages.emptyTitle} text={messages.emptyText} role="status">
      <Button kind="second" onClick={() => model.choose(null)}>
        {messages.toFirst}
      </Button>
    </EmptyState>
  );
}
