import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';

type Props = {
  readonly entry: MenuLink;
  readonly headClassName: string | undefined;
  /** How many categories are named; the others are behind a link to all of them. */
  readonly most?: number;
};

/** A category with the categories below it, as a column of links. */
export function LinkColumn({ entry, headClassName, most = entry.children.length }: Props) {
  const messages = useMessages(commonMessages);
  const lang = useLangOfNames();
  return (
    <div>
      <ShopLink to={entry.address} className={headClassName} lang={lang}>
        {entry.name}
      </ShopLink>
      {entry.children.length > 0 && (
        <ul>
          {entry.children.slice(0, most).map(({ id, name, address }) => (
            <li key={id}>
              <ShopLink to={address} lang={lang}>
                {name}
              </ShopLink>
            </li>
          ))}
          {entry.children.length > most && (
            <li>
              <ShopLink to={entry.address}>{messages.all(entry.name)}</ShopLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
