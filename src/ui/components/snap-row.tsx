import { type ReactNode, useRef } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { StepIcon } from '#ui/components/step-icon.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { readingOf } from '#ui/hooks/reading.ts';
import { homeMessages } from '#viewmodels/messages/home/en.ts';
import css from './snap-row.module.css';

type Props = {
  readonly title: string;
  /** Where all of it is; '' when nowhere. */
  readonly link: string;
  /** Items of the list. */
  readonly children: ReactNode;
};

const SHARE_OF_A_PAGE = 0.8; // so that the last one seen is seen again

/** Cards side by side; the row scrolls by touch, by keyboard and by its buttons, and ends with the way to all of it. */
export function SnapRow({ title, link, children }: Props) {
  const messages = useMessages(homeMessages);
  const row = useRef<HTMLUListElement>(null);
  const scroll = (pages: number): void => {
    const list = row.current;
    list?.scrollBy({ left: pages * readingOf(list) * list.clientWidth * SHARE_OF_A_PAGE });
  };
  return (
    <>
      <div className={css['buttons']}>
        <button
          type="button"
          aria-label={messages.earlierIn(title)}
          className={css['button']}
          onClick={() => scroll(-1)}
        >
          <StepIcon to="previous" />
        </button>
        <button type="button" aria-label={messages.moreIn(title)} className={css['button']} onClick={() => scroll(1)}>
          <StepIcon to="next" />
        </button>
      </div>
      <ul ref={row} aria-label={title} className={css['row']}>
        {children}
        {link && (
          <li>
            <ShopLink to={link} className={css['all']}>
              {messages.viewAllOf(title)}
            </ShopLink>
          </li>
        )}
      </ul>
    </>
  );
}
