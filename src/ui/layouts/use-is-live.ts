import { useEffect, useState } from 'react';

/** False in the server's page and until scripts run: what needs scripts is a link until then. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive;
}
