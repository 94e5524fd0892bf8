import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import css from './logo.module.css';

/** The wordmark is a drawing of the style sheet; its name says where it leads. */
export function Logo() {
  return <ShopLink to="/" aria-label={useMessages(commonMessages).home} className={css['logo']} />;
}
