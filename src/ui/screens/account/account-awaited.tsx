import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { accountPageWords } from '#viewmodels/words/account-page/en.ts';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';

/** The same for everybody, until it is known who is here. */
export function AccountAwaited() {
  const words = useWords(accountPageWords);
  return (
    <AccountFrame>
      <div aria-busy="true" className={css['shell']}>
        <Told>{words.looking}</Told>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <SkeletonBlock kind="heading" />
        <SkeletonBlock kind="field" />
        <SkeletonBlock kind="field" />
      </div>
    </AccountFrame>
  );
}
