import { ShopLink } from '#ui/components/shop-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { SetChoice } from '#viewmodels/product-set/set-groups.ts';
import { productWords } from '#viewmodels/words/product/en.ts';
import { productSetWords } from '#viewmodels/words/product-set/en.ts';
import css from './wait-link.module.css';

/** From a part that is sold out to its own page, where a shopper asks to hear when it is back. */
export function WaitLink({ part: { name, waitAt } }: { readonly part: Pick<SetChoice, 'name' | 'waitAt'> }) {
  const { notifyMe } = useWords(productWords);
  const { notifyOf } = useWords(productSetWords);
  if (waitAt === null) return null;
  return (
    <ShopLink to={waitAt} aria-label={notifyOf(notifyMe, name)} className={css['wait']}>
      {notifyMe}
    </ShopLink>
  );
}
