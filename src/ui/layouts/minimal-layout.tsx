import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import css from './minimal-layout.module.css';
import { SkipLink } from './skip-link.tsx';

/** A page with nothing around it but the way home. It needs no data. */
export function MinimalLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={css['header']}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={css['main']}>
        {children}
      </main>
    </>
  );
}
