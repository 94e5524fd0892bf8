import type { Acting, Bringing } from '#app/page/page.ts';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import { loadActions } from '#composition/roots/shell.ts';

/** Adds to the shop of a page what its parts bring. */
export type Install = {
  /** What acts is loaded when a part needs it and it is not there yet. */
  readonly install: (part: Bringing) => Promise<void>;
  /** The same for a panel, which may say what no first page says. */
  readonly installPanel: (part: Bringing) => Promise<void>;
};

/** The same visit, once it can act. */
export async function actingShop(shop: BrowserShop): Promise<Acting> {
  await shop.later(loadActions);
  const acting: unknown = shop; // has them now
  return acting as Acting;
}

export function createInstall({ loadMessages, later, extend }: BrowserShop): Install {
  /** English stands in for words that cannot be had. */
  const loadLaterMessages = () => loadMessages('later').catch(() => undefined);

  const install = async ({ needs, services }: Bringing): Promise<void> => {
    if (needs === 'actions') await Promise.all([later(loadActions), loadLaterMessages()]);
    extend(services);
  };

  return {
    install,
    async installPanel(part) {
      await Promise.all([install(part), loadLaterMessages()]);
    },
  };
}
