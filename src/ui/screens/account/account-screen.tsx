import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { blockAt, blockLinks } from '#viewmodels/account/account-blocks.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import css from './account-frame.module.css';

/** The account. It is private, so a server renders only its shell; what stands in it comes late. */
export function AccountScreen({ content }: { readonly content: ReactNode }) {
  const messages = useMessages(accountPageMessages);
  const links = blockLinks(blockAt(useLocation().pathname), messages);
  return (
    <div className={css['page']}>
      <title>{documentTitle(links.find(({ isCurrent }) => isCurrent)?.name ?? messages.account)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className={css['heading']}>
        {messages.account}
      </h1>
      {content}
    </div>
  );
}
