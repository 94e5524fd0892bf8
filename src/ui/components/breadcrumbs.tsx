import { useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './breadcrumbs.module.css';
import { ShopLink } from './shop-link.tsx';

type Crumb = { readonly name: string; readonly address: string };

/** The way from home down to this page; the page itself is the last word and no link. */
export function Breadcrumbs({
  breadcrumbs,
  current,
}: {
  readonly breadcrumbs: readonly Crumb[];
  readonly current: string;
}) {
  return (
    <nav aria-label={useMessages(frameMessages).breadcrumbs}>
      <ol className={css['breadcrumbs']}>
        {breadcrumbs.map(({ name, address }) => (
          <li key={address}>
            <ShopLink to={address}>{name}</ShopLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
