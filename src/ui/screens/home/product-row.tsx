import { useRef } from 'react';
import { ProductCardView } from '#ui/components/product-card-view.tsx';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { readingOf } from '#ui/reading.ts';
import { useWords } from '#ui/words-context.ts';
import type { HomeBlock } from '#viewmodels/content/home-block.ts';
import { homeWords } from '#viewmodels/words/home/en.ts';
import css from './product-row.module.css';

type Props = { readonly block: Extract<HomeBlock, { kind: 'row' }>; readonly isFirst: boolean };

/** Products side by side; the row scrolls by touch, by keyboard and by its buttons. */
export function ProductRow({ block: { title, link, cards }, isFirst }: Props) {
  const words = useWords(homeWords);
  const row = useRef<HTMLUListElement>(null);
  const scroll = (pages: number): void => {
    const list = row.current;
    list?.scrollBy({ left: pages * readingOf(list) * list.clientWidth * 0.8 });
  };
  return (
    <>
      <div className={css['buttons']}>
        <RowButton label={words.earlierIn(title)} path="m15 5-7 7 7 7" onPress={() => scroll(-1)} />
        <RowButton label={words.moreIn(title)} path="m9 5 7 7-7 7" onPress={() => scroll(1)} />
      </div>
      <ul ref={row} aria-label={title} className={css['row']}>
        {cards.map((card) => (
          <li key={card.sku}>
            <ProductCardView card={card} urgency={isFirst ? 'early' : 'later'} />
          </li>
        ))}
        {link && (
          <li>
            <ShopLink to={link} className={css['all']}>
              {words.viewAllOf(title)}
            </ShopLink>
          </li>
        )}
      </ul>
    </>
  );
}

type ButtonProps = { readonly label: string; readonly path: string; readonly onPress: () => void };

function RowButton({ label, path, onPress }: ButtonProps) {
  return (
    <button type="button" aria-label={label} className={css['button']} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
        <path d={path} />
      </svg>
    </button>
  );
}
