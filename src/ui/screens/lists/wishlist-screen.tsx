import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import grid from '#ui/components/product-grid.module.css';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { PriceFallsModel } from '#viewmodels/lists/price-falls-model.ts';
import type { SharingModel } from '#viewmodels/lists/sharing-model.ts';
import type { WishlistModel } from '#viewmodels/lists/wishlist-model.ts';
import { listMessages } from '#viewmodels/messages/lists/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { PriceFalls } from './price-falls.tsx';
import { ShareWishlist } from './share-wishlist.tsx';
import { WishlistPieces } from './wishlist-pieces.tsx';
import css from './wishlist-screen.module.css';

type Props = {
  readonly model: WishlistModel;
  readonly sharing: SharingModel;
  readonly priceFalls: PriceFallsModel;
};

/** The wishlist at an address of its own (CUST-11). It is private, so a server renders only its shell. */
export const WishlistScreen = observer(({ model, sharing, priceFalls }: Props) => {
  const messages = useMessages(listMessages);
  const { isReady } = model;
  useEffect(() => {
    if (isReady) void model.opened();
  }, [model, isReady]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(messages.wishlist)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{messages.wishlist}</h1>
      {isReady && <ShareWishlist model={sharing} />}
      {isReady && <PriceFalls model={priceFalls} />}
      <WishlistPieces model={model} grid={grid['grid']}>
        <LinkButton kind="quiet" to="/compare">
          {messages.compare}
        </LinkButton>
      </WishlistPieces>
    </div>
  );
});
