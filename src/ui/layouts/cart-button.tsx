import { ShopLink } from '#ui/components/shop-link.tsx';
import css from './header-control.module.css';
import { HeaderCount } from './header-count.tsx';
import { HeaderIcon } from './header-icon.tsx';
import { useIsLive } from './use-is-live.ts';

type Props = { readonly label: string; readonly count: number; readonly onOpen: () => void };

/** Opens the minicart; without scripts it leads to the cart. */
export function CartButton({ label, count, onOpen }: Props) {
  const isLive = useIsLive();
  const face = (
    <>
      <HeaderIcon d="M4.5 8h15l-1 12.5h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
      <HeaderCount of={count} />
    </>
  );
  const look = { 'aria-label': label, className: css['control'] };
  if (!isLive) {
    return (
      <ShopLink to="/cart" {...look}>
        {face}
      </ShopLink>
    );
  }
  return (
    <button type="button" onClick={onOpen} aria-haspopup="dialog" {...look}>
      {face}
    </button>
  );
}
