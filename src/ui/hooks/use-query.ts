import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What the address asks for. The router's own hook can also write it, and weighs two kilobytes on every first page. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
