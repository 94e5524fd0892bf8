import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LinkButton } from '#ui/components/link-button.tsx';
import { Sheet } from '#ui/components/sheet.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { WishlistPanelModel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { listMessages } from '#viewmodels/messages/lists/en.ts';
import css from './wishlist-panel.module.css';
import { WishlistPieces } from './wishlist-pieces.tsx';

type Props = { readonly model: WishlistPanelModel };

/** The wishlist, beside the page (CUST-11). What is told of a piece is told on the page, so the panel gives way to it. */
export const WishlistPanel = observer(({ model }: Props) => {
  const messages = useMessages(listMessages);
  const { isOpen, wishlist } = model;
  const isOpenAndRead = isOpen && wishlist.isReady;
  useEffect(() => {
    if (isOpenAndRead) void wishlist.opened();
  }, [wishlist, isOpenAndRead]);
  return (
    <Sheet heading={messages.wishlist} isOpen={isOpen} onClose={model.close}>
      <WishlistPieces
        model={wishlist}
        grid={css['grid']}
        onLeave={model.close}
        below={{ draw: ({ sku }) => <InWhichList model={model} sku={sku} /> }}
      >
        <LinkButton kind="quiet" to="/wishlist" onClick={model.close}>
          {messages.asPage}
        </LinkButton>
      </WishlistPieces>
    </Sheet>
  );
});

/** Said of what is not in the first list. It is moved on the page of the wishlist. */
const InWhichList = observer(({ model, sku }: Props & { readonly sku: string }) => {
  const text = model.listText(sku);
  return text === '' ? null : <p className={css['list']}>{text}</p>;
});
