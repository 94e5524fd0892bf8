import type { ReactNode } from 'react';

/** A page that is all its own. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
