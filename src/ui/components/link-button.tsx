import { type ButtonKind, classesOf } from './button.tsx';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';

type Props = ShopLinkProps & {
  readonly kind?: ButtonKind | undefined;
  readonly isWide?: boolean | undefined;
};

/** A link that looks like a button. */
export function LinkButton({ kind, isWide, className, ...rest }: Props) {
  return <ShopLink className={classesOf({ kind, isWide }, className)} {...rest} />;
}
