import { ProductCardSkeleton } from '#ui/components/product-card-view.tsx';
import grid from '#ui/components/product-grid.module.css';
import css from './product-listing.module.css';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a list while it loads. */
export function ListSkeleton() {
  return (
    <div className={css['listing']} aria-busy="true">
      <div className={css['tools']} />
      <div className={css['bar']} />
      <div className={css['list']}>
        <div className={grid['grid']}>
          {CARDS.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}
