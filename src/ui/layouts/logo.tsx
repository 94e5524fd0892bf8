import { ShopLink } from '#ui/components/shop-link.tsx';
import css from './logo.module.css';

/** The wordmark is a drawing of the style sheet; its name says where it leads. */
export function Logo() {
  return <ShopLink to="/" aria-label="Home" className={css['logo']} />;
}
