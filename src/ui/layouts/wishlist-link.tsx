import type { MouseEvent } from 'react';
import css from './header-control.module.css';

type Props = { readonly label: string; readonly count: number; readonly onOpen: () => void };

/** Opens the wishlist, which is kept on the device and so needs scripts; without them it is not offered. */
export function WishlistLink({ label, count, onOpen }: Props) {
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onOpen();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link by its public name, like the one to the cart; it opens a panel
    <a href="#main" aria-label={label} className={`${css['control']} ${css['scripted']}`} onClick={open}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={css['icon']}>
        <path d="M12 20S3.5 14.9 3.5 9.2A4.6 4.6 0 0 1 12 6.8a4.6 4.6 0 0 1 8.5 2.4C20.5 14.9 12 20 12 20z" />
      </svg>
      {count > 0 && (
        <span aria-hidden="true" className={css['count']}>
          {count}
        </span>
      )}
    </a>
  );
}
