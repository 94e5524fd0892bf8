import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#ui/hooks/words-context.ts';
import { blockAt, blockLinks } from '#viewmodels/account/account-blocks.ts';
import { documentTitle } from '#viewmodels/shared/document-title.ts';
import { accountPageWords } from '#viewmodels/words/account-page/en.ts';
import css from './account-frame.module.css';

/** The account. It is private, so a server renders only its shell; what stands in it comes late. */
export function AccountScreen({ content }: { readonly content: ReactNode }) {
  const words = useWords(accountPageWords);
  const links = blockLinks(blockAt(useLocation().pathname), words);
  return (
    <div className={css['page']}>
      <title>{documentTitle(links.find(({ isCurrent }) => isCurrent)?.name ?? words.account)}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className={css['heading']}>
        {words.account}
      </h1>
      {content}
    </div>
  );
}
