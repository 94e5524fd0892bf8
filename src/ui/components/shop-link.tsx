import type { ComponentProps } from 'react';
import { useHref } from '#ui/hooks/messages-context.ts';

export type ShopLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop, from the root. */
  readonly to: string;
  /** The next page stays where this one was scrolled to: it is the same one in another light. */
  readonly preventScrollReset?: boolean | undefined;
};

/**
 * A link within the shop: a plain one. Where scripts run, the page follows all of them in one place
 * (`app/navigation/follow-links.ts`), so that a hundred links cost no more than their text.
 */
export function ShopLink({ to, preventScrollReset, ...rest }: ShopLinkProps) {
  return <a href={useHref(to)} data-keep-scroll={preventScrollReset} {...rest} />;
}
