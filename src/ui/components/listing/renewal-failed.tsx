import { RetryLink } from '#ui/components/retry-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { filterMessages } from '#viewmodels/messages/filters/en.ts';
import { Told } from '../told.tsx';
import css from './renewal-failed.module.css';

/** The list could not follow the last choice; it stays as it was. */
export function RenewalFailed() {
  const messages = useMessages(filterMessages);
  return (
    <Told as="div" isUrgent className={css['failed']}>
      <p>{messages.notRenewed}</p>
      <RetryLink />
    </Told>
  );
}
