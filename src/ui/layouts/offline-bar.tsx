import css from './offline-bar.module.css';

/** Told when it begins; it goes away by itself. */
export function OfflineBar({ isOffline }: { readonly isOffline: boolean }) {
  return (
    <div aria-live="polite">
      {isOffline && (
        <p role="status" className={css['bar']}>
          You are offline
        </p>
      )}
    </div>
  );
}
