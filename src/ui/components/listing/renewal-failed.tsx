import { RetryLink } from '#ui/components/retry-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { filterWords } from '#viewmodels/words/filters/en.ts';
import { Told } from '../told.tsx';
import css from './renewal-failed.module.css';

/** The list could not follow the last choice; it stays as it was. */
export function RenewalFailed() {
  const words = useWords(filterWords);
  return (
    <Told as="div" isUrgent className={css['failed']}>
      <p>{words.notRenewed}</p>
      <RetryLink />
    </Told>
  );
}
