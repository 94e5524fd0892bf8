import { useEffect, useState } from 'react';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './offline-bar.module.css';

const BACK_MS = 4_000;

/** Told when it begins, and for a moment when it is over; on another page it is no news. */
export function OfflineBar({ isOffline }: { readonly isOffline: boolean }) {
  const messages = useMessages(frameMessages);
  const isBack = useIsBack(isOffline);
  return (
    <>
      <SaidWhenChanged text={isBack ? messages.backOnline : isOffline ? messages.offline : ''} />
      {isOffline && (
        <p role="status" aria-live="off" className={css['bar']}>
          {messages.offline}
        </p>
      )}
      {isBack && <p className={`${css['bar']} ${css['back']}`}>{messages.backOnline}</p>}
    </>
  );
}

/** True for a moment after the network has come back. */
function useIsBack(isOffline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  const isBack = wasOffline && !isOffline;
  useEffect(() => {
    if (isOffline) setWasOffline(true);
    if (!isBack) return undefined;
    const timer = setTimeout(() => setWasOffline(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [isOffline, isBack]);
  return isBack;
}
