import { useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './skip-link.module.css';

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a href="#main" className={css['skip']}>
      {useMessages(frameMessages).skip}
    </a>
  );
}
