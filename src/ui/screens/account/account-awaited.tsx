import { SkeletonBlock } from '#ui/components/skeleton-block.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';

/** The same for everybody, until it is known who is here. */
export function AccountAwaited() {
  const messages = useMessages(accountPageMessages);
  return (
    <AccountFrame>
      <div aria-busy="true" className={css['shell']}>
        <Told>{messages.looking}</Told>
        <noscript>
          <p>{messages.needsScripts}</p>
        </noscript>
        <SkeletonBlock kind="heading" />
        <SkeletonBlock kind="field" />
        <SkeletonBlock kind="field" />
      </div>
    </AccountFrame>
  );
}
