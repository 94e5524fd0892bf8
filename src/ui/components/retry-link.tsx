import { useLocation } from 'react-router';
import { LinkButton } from './link-button.tsx';

/** Opens the same page again, also without scripts. */
export function RetryLink() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={`${pathname}${search}`} replace>
      Retry
    </LinkButton>
  );
}
