import { observer } from 'mobx-react-lite';
import { CardRow } from '#ui/components/card-row.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { CartScreenModel } from '#viewmodels/cart/cart-screen-model.ts';
import { listWords } from '#viewmodels/words/lists/en.ts';
import css from './beside-empty-cart.module.css';

/** Where a shopper with an empty cart may go on. Its code comes when a cart is empty. */
export const BesideEmptyCart = observer(({ model }: { readonly model: CartScreenModel }) => (
  <div className={css['rows']}>
    <CardRow title={useWords(listWords).wishlist} cards={model.wishlisted} />
    <CardRow title={useWords(listWords).recent} cards={model.recent} />
  </div>
));
