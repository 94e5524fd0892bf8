import { useLang, useMessages } from '#ui/hooks/messages-context.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import css from './breadcrumbs.module.css';
import { ShopLink } from './shop-link.tsx';

/** Its language is null where its name is the shop's own word. */
type Crumb = { readonly name: string; readonly address: string; readonly language?: string | null };

type Props = {
  readonly breadcrumbs: readonly Crumb[];
  readonly current: Pick<Crumb, 'name' | 'language'>;
};

/** The way from home down to this page; the page itself is the last word and no link. */
export function Breadcrumbs({ breadcrumbs, current }: Props) {
  return (
    <nav aria-label={useMessages(frameMessages).breadcrumbs}>
      <ol className={css['breadcrumbs']}>
        {breadcrumbs.map((crumb) => (
          <CrumbLink key={crumb.address} crumb={crumb} />
        ))}
        <li aria-current="page" lang={useLang(current.language)}>
          {current.name}
        </li>
      </ol>
    </nav>
  );
}

function CrumbLink({ crumb: { name, address, language } }: { readonly crumb: Crumb }) {
  return (
    <li>
      <ShopLink to={address} lang={useLang(language)}>
        {name}
      </ShopLink>
    </li>
  );
}
