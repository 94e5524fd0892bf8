import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Words for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css['hidden']}>{children}</span>;
}
