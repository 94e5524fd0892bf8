import { type FocusEvent, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '#ui/components/shop-link.tsx';
import { useLangOfNames, useMessages } from '#ui/hooks/messages-context.ts';
import type { MenuLink } from '#viewmodels/frame/menu-link.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { frameMessages } from '#viewmodels/messages/frame/en.ts';
import { LinkColumn } from './link-column.tsx';
import css from './main-menu.module.css';
import { useHoverIntent } from './use-hover-intent.ts';

/** The menu of wide screens: entries open on a click or Enter, one at a time, also without scripts. */
export function MainMenu({ menu }: { readonly menu: readonly MenuLink[] }) {
  const messages = useMessages(frameMessages);
  const { key, pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes what is open
  useEffect(() => closeAll(list.current), [key]);
  useEffect(() => closeOnPressOutside(list.current), []);
  const lang = useLangOfNames();
  const hover = useHoverIntent(list, () => closeAll(list.current));
  return (
    <nav aria-label={messages.mainMenu} className={css['nav']}>
      <ul ref={list} className={css['list']} onKeyDown={closeOnEscape} onBlur={closeWhenLeft} {...hover}>
        {menu.map((entry) => (
          <li key={entry.id}>
            {entry.children.length > 0 ? (
              <SubMenu entry={entry} />
            ) : (
              <ShopLink
                to={entry.address}
                aria-current={pathname === entry.address ? 'page' : undefined}
                className={css['entry']}
                lang={lang}
              >
                {entry.name}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Drawn once: its hundred links stay as they are while one page follows the other. */
const SubMenu = memo(({ entry }: { readonly entry: MenuLink }) => {
  const common = useMessages(commonMessages);
  const lang = useLangOfNames();
  return (
    <details name="main-menu" className={css['details']}>
      <summary className={css['entry']} lang={lang}>
        {entry.name}
      </summary>
      <div className={css['panel']}>
        <div className={css['columns']}>
          <p className={css['all']}>
            <ShopLink to={entry.address}>{common.all(entry.name)}</ShopLink>
          </p>
          {entry.children.map((child) => (
            <LinkColumn key={child.id} entry={child} headClassName={css['head']} />
          ))}
        </div>
      </div>
    </details>
  );
});

function closeAll(list: HTMLElement | null): void {
  for (const open of list?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}

/** Closes the open entry and gives the focus back to what opened it. */
function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return;
  event.currentTarget.querySelector<HTMLElement>('details[open] > summary')?.focus();
  closeAll(event.currentTarget);
}

/** Answers how to stop. */
function closeOnPressOutside(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const page = list.ownerDocument;
  const close = ({ target }: Event): void => {
    if (target instanceof Node && !list.contains(target)) closeAll(list);
  };
  page.addEventListener('pointerdown', close);
  return () => page.removeEventListener('pointerdown', close);
}

function closeWhenLeft(event: FocusEvent<HTMLElement>): void {
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) closeAll(event.currentTarget);
}
