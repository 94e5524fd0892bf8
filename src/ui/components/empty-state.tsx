import type { ReactNode } from 'react';
import css from './empty-state.module.css';

type Props = {
  /** What is missing, in one sentence. */
  readonly title: string;
  /** Why, or what still works. */
  readonly text?: string;
  /** `status` is announced when it appears. */
  readonly role?: 'status' | 'alert';
  /** One useful next step. */
  readonly children?: ReactNode;
};

/** What stands where there is nothing to show, with a way on. */
export function EmptyState({ title, text, role, children }: Props) {
  return (
    <div className={css['empty']}>
      <p role={role} className={css['title']}>
        {title}
      </p>
      {text && <p className={css['text']}>{text}</p>}
      {children}
    </div>
  );
}
