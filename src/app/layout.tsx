import type { ReactNode } from 'react';
import type { LayoutName } from './routes.ts';

type Props = { readonly name: LayoutName; readonly children: ReactNode };

/** The frame around a page. */
export function Layout({ name, children }: Props) {
  return <main data-layout={name}>{children}</main>;
}
