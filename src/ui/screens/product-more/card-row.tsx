import { ProductRow } from '#ui/screens/home/product-row.tsx';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import css from './card-row.module.css';

type Props = { readonly title: string; readonly cards: readonly ProductCard[] };

/** Other pieces in a row; nothing at all where there are none. */
export function CardRow({ title, cards }: Props) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className={css['section']}>
      <h2 className={css['heading']}>{title}</h2>
      <ProductRow title={title} cards={cards} />
    </section>
  );
}
