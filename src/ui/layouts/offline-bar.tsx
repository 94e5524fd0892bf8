import { useWords } from '#ui/words-context.ts';
import { frameWords } from '#viewmodels/words/frame/en.ts';
import css from './offline-bar.module.css';

/** Told when it begins; it goes away by itself. */
export function OfflineBar({ isOffline }: { readonly isOffline: boolean }) {
  const words = useWords(frameWords);
  return (
    <div aria-live="polite">
      {isOffline && (
        <p role="status" className={css['bar']}>
          {words.offline}
        </p>
      )}
    </div>
  );
}
