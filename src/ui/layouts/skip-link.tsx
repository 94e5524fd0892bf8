import { useWords } from '#ui/hooks/words-context.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import css from './skip-link.module.css';

/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a href="#main" className={css['skip']}>
      {useWords(frameWords).skip}
    </a>
  );
}
