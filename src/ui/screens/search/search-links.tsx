import { useId } from 'react';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { searchMessages } from '#viewmodels/messages/search/en.ts';
import css from './search-links.module.css';

type Props = {
  readonly heading: string;
  readonly links: readonly { readonly name: string; readonly address: string }[];
  readonly onFollow?: () => void;
  /** Takes a link out of the list; without it the list stays as it is. */
  readonly onForget?: (name: string) => void;
};

/** Texts or categories to go on with; nothing when there are none. */
export function SearchLinks({ heading, links, onFollow, onForget }: Props) {
  const id = useId();
  const messages = useMessages(searchMessages);
  if (links.length === 0) return null;
  return (
    <div>
      <p id={id} className={css['heading']}>
        {heading}
      </p>
      <ul aria-labelledby={id} className={css['links']}>
        {links.map(({ name, address }) => (
          <li key={address} className={css['entry']}>
            <ShopLink to={address} className={css['link']} onClick={onFollow}>
              {name}
            </ShopLink>
            {onForget && (
              <button
                type="button"
                aria-label={messages.forget(name)}
                className={css['forget']}
                onClick={() => onForget(name)}
              >
                <svg viewBox="0 0 12 12" aria-hidden="true">
                  <path d="m2 2 8 8M10 2 2 10" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
