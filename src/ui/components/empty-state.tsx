import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Told } from './told.tsx';

type Props = {
  /** What is missing, in one sentence. */
  readonly title: string;
  /** Why, or what still works. */
  readonly text?: string;
  /** `status` is announced when it appears. */
  readonly role?: 'status' | 'alert';
  /** Whether it stands for the whole page, so that its title is the page's heading. */
  readonly isPage?: boolean;
  /** One useful next step. */
  readonly children?: ReactNode;
};

/** What stands where there is nothing to show, with a way on. */
export function EmptyState({ title, text, role, isPage = false, children }: Props) {
  const isUrgent = role === 'alert';
  return (
    <div className={css['empty']}>
      {isPage ? (
        <h1 tabIndex={-1}>{title}</h1>
      ) : (
        <Told isPlain={!role} isUrgent={isUrgent} className={css['title']}>
          {title}
        </Told>
      )}
      {text && (
        <Told isPlain={!isPage || !role} isUrgent={isUrgent} className={css['text']}>
          {text}
        </Told>
      )}
      {children}
    </div>
  );
}
