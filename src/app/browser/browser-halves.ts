import { createInstallModules } from '#app/loading/install-modules.ts';
import type { Bringing, Half } from '#app/page/page.ts';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import { LOAD_WORDS } from '#composition/store/tokens.ts';
import type { Resolve } from '#composition/visit.ts';

/** Both halves of the shop, for the parts of a page. */
export type Halves = {
  /** Makes models of a half; the one that acts must have been loaded by a part that needs it. */
  readonly get: (half: Half) => Resolve;
  /** Adds what a part brings to its half, which is loaded when it is not there yet. */
  readonly install: (part: Bringing) => Promise<void>;
  /** The same for a panel, which may say what no first page says. */
  readonly installPanel: (part: Bringing) => Promise<void>;
};

type Acting = { readonly get: Resolve; readonly install: Halves['install'] };

export function createBrowserHalves({ shop, visit, back }: BrowserShop): Halves {
  const installFront = createInstallModules(shop);
  let acting: Acting | null = null;

  /** English stands in for words that cannot be had. */
  const loadLaterWords = () =>
    visit
      .get(LOAD_WORDS)('later')
      .catch(() => undefined);

  const install = async (part: Bringing): Promise<void> => {
    if (part.half === 'front') return installFront(part);
    const [loaded] = await Promise.all([back(), loadLaterWords()]);
    acting ??= { get: loaded.visit.get, install: createInstallModules(loaded.shop) };
    await acting.install(part);
  };

  return {
    get(half) {
      if (half === 'front') return visit.get;
      if (!acting) throw new Error('The half that acts is not loaded yet.');
      return acting.get;
    },
    install,
    async installPanel(part) {
      await Promise.all([install(part), loadLaterWords()]);
    },
  };
}
