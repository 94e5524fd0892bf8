import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import css from './card-row.module.css';
import { ProductRow } from './product-row.tsx';

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
