import type { ReactNode } from 'react';

/** A page without anything around it. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
