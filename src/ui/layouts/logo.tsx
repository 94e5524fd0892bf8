import { ShopLink } from '#ui/components/shop-link.tsx';
import css from './logo.module.css';

export function Logo() {
  return (
    <ShopLink to="/" aria-label="Home" className={css['logo']}>
      <span aria-hidden="true">Zari</span>
    </ShopLink>
  );
}
