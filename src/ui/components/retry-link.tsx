import { useLocation } from 'react-router';
import { useWords } from '#ui/hooks/words-context.ts';
import { commonWords } from '#viewmodels/words/common/en.ts';
import { LinkButton } from './link-button.tsx';

/** Opens the same page again, also without scripts. */
export function RetryLink() {
  const { pathname, search } = useLocation();
  return <LinkButton to={`${pathname}${search}`}>{useWords(commonWords).retry}</LinkButton>;
}
