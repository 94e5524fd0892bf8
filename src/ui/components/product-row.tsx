import { ProductCardView } from '#ui/components/product-card-view.tsx';
import type { ProductCard } from '#viewmodels/catalog/product-card.ts';
import { SnapRow } from './snap-row.tsx';

type Props = {
  readonly title: string;
  readonly cards: readonly ProductCard[];
  /** Where all of it is; '' when nowhere. */
  readonly link?: string;
  /** Whether it is the first row of its page. */
  readonly isFirst?: boolean;
};

/** Products side by side. */
export function ProductRow({ title, cards, link = '', isFirst = false }: Props) {
  return (
    <SnapRow title={title} link={link}>
      {cards.map((card) => (
        <li key={card.sku}>
          <ProductCardView card={card} urgency={isFirst ? 'early' : 'later'} />
        </li>
      ))}
    </SnapRow>
  );
}
