import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMoreMessages } from '#viewmodels/messages/product-more/en.ts';
import css from './product-screen.module.css';

type Props = {
  /** Of the page that has what comes after the product. */
  readonly to: string;
  readonly hasSizes: boolean;
  readonly hasRelated: boolean;
};

/** In the place of what comes after a product by scripts: where it can be read without them. */
export function ReadLinks({ to, hasSizes, hasRelated }: Props) {
  const messages = useMessages(productMoreMessages);
  return (
    <ul className={css['readOn']}>
      <ReadLink to={`${to}#reviews`} text={messages.reviews} />
      {hasSizes && <ReadLink to={`${to}#size-guide`} text={messages.sizeGuide} />}
      {hasRelated && <ReadLink to={`${to}#related`} text={messages.related} />}
    </ul>
  );
}

function ReadLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <li>
      <ShopLink to={to}>{text}</ShopLink>
    </li>
  );
}
