import { useLocation } from 'react-router';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { LinkButton } from './link-button.tsx';

/** Opens the same page again, also without scripts. */
export function RetryLink() {
  const { pathname, search } = useLocation();
  return <LinkButton to={`${pathname}${search}`}>{useMessages(commonMessages).retry}</LinkButton>;
}
