import { observer } from 'mobx-react-lite';
import { CardRow } from '#ui/components/card-row.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CartScreenModel } from '#viewmodels/cart/cart-screen-model.ts';
import { offeredCards } from '#viewmodels/cart/offered-cards.ts';
import { listMessages } from '#viewmodels/messages/lists/en.ts';
import css from './beside-empty-cart.module.css';

/** Where a shopper with an empty cart may go on. Its code comes when a cart is empty. */
export const BesideEmptyCart = observer(({ model }: { readonly model: CartScreenModel }) => {
  const { wishlisted, recent } = offeredCards(model.offered);
  return (
    <div className={css['rows']}>
      <CardRow title={useMessages(listMessages).wishlist} cards={wishlisted} />
      <CardRow title={useMessages(listMessages).recent} cards={recent} />
    </div>
  );
});
