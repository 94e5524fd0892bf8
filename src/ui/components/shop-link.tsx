import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link within the shop; without scripts a plain one. */
export function ShopLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />;
}
