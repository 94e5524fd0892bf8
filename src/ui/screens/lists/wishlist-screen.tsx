import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import grid from '#ui/components/product-grid.module.css';
import { useWords } from '#ui/hooks/words-context.ts';
import type { WishlistModel } from '#viewmodels/lists/wishlist-model.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { listWords } from '#viewmodels/words/lists/en.ts';
import { WishlistPieces } from './wishlist-pieces.tsx';
import css from './wishlist-screen.module.css';

type Props = { readonly model: WishlistModel };

/** The wishlist at an address of its own (CUST-11). It is private, so a server renders only its shell. */
export const WishlistScreen = observer(({ model }: Props) => {
  const words = useWords(listWords);
  const { isReady } = model;
  useEffect(() => {
    if (isReady) void model.opened();
  }, [model, isReady]);
  return (
    <div className={css['page']}>
      <title>{documentTitle(words.wishlist)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{words.wishlist}</h1>
      <WishlistPieces model={model} grid={grid['grid']}>
        <LinkButton kind="quiet" to="/compare">
          {words.compare}
        </LinkButton>
      </WishlistPieces>
    </div>
  );
});
