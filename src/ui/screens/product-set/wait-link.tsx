import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import { productSetMessages } from '#viewmodels/messages/product-set/en.ts';
import type { SetChoice } from '#viewmodels/product-set/set-groups.ts';
import css from './wait-link.module.css';

/** From a part that is sold out to its own page, where a shopper asks to hear when it is back. */
export function WaitLink({ part: { name, waitAt } }: { readonly part: Pick<SetChoice, 'name' | 'waitAt'> }) {
  const { notifyMe } = useMessages(productMessages);
  const { notifyOf } = useMessages(productSetMessages);
  if (waitAt === null) return null;
  return (
    <ShopLink to={waitAt} aria-label={notifyOf(notifyMe, name)} className={css['wait']}>
      {notifyMe}
    </ShopLink>
  );
}
