import { ShopLink } from '#ui/components/shop-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import css from './logo.module.css';

/** The wordmark is a drawing of the style sheet; its name says where it leads. */
export function Logo() {
  return <ShopLink to="/" aria-label={useWords(commonWords).home} className={css['logo']} />;
}
