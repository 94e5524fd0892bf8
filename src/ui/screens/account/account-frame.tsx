import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { blockAt, blockLinks } from '#viewmodels/account/account-blocks.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import css from './account-frame.module.css';

type Props = {
  /** Stands below the links. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** The ways to the blocks of the account, beside the one that is open; on a phone they come first. */
export function AccountFrame({ beside, children }: Props) {
  const messages = useMessages(accountPageMessages);
  const links = blockLinks(blockAt(useLocation().pathname), messages);
  return (
    <div className={css['columns']}>
      <div className={css['beside']}>
        <nav aria-label={messages.account}>
          <ul className={css['links']}>
            {links.map(({ name, address, isCurrent }) => (
              <li key={address}>
                <ShopLink to={address} aria-current={isCurrent ? 'page' : undefined} className={css['link']}>
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        {beside}
      </div>
      <div className={css['block']}>{children}</div>
    </div>
  );
}
