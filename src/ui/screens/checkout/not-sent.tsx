import { observer } from 'mobx-react-lite';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { CheckoutFormModel } from '#viewmodels/checkout/checkout-form-model.ts';
import { checkoutMessages } from '#viewmodels/messages/checkout/en.ts';
import css from './delivery-prices.module.css';

/** Below a country that a piece is not sent to, which the field itself names: the way to the cart. It is said as well. */
export const NotSent = observer(({ model: { notSent } }: { readonly model: CheckoutFormModel }) => {
  const { changeCart } = useMessages(checkoutMessages);
  return (
    <>
      <SaidWhenChanged text={notSent ?? ''} />
      {notSent && (
        <ShopLink to="/cart" className={css['cart']}>
          {changeCart}
        </ShopLink>
      )}
    </>
  );
});
