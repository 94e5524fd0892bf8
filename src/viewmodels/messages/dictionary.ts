import { askedOnce } from '#domain/shared/asked-once.ts';
import type { Share } from './languages/shares.ts';
import type { Language, Translated } from './languages.ts';
import type { Namespace } from './writing/messages.ts';

type Texts = Readonly<Record<string, object>>;
type Shares = Readonly<Record<Share, () => Promise<Texts>>>;

/** The translations that have been loaded, for all visits of a process. English needs none. */
export type Dictionary = {
  /** The messages of a namespace; undefined where English stands in. */
  readonly textsOf: (language: Language, namespace: Namespace<string, object>) => object | undefined;
  /** Loads a share of a language once; after a failure the next call tries again. */
  readonly load: (language: Language, share: Share) => Promise<void>;
};

export function createDictionary(translations: Readonly<Record<Translated, Shares>>): Dictionary {
  const asked = new Map<string, () => Promise<void>>();
  const loaded = new Map<Language, Texts>();

  return {
    textsOf: (language, { name }) => loaded.get(language)?.[name],
    async load(language, share) {
      if (language === 'en') return;
      const key = `${language} ${share}`;
      const ask = asked.get(key) ?? askedOnce(() => add(language, share));
      asked.set(key, ask);
      await ask();
    },
  };

  async function add(language: Translated, share: Share): Promise<void> {
    const texts = await translations[language][share]();
    loaded.set(language, { ...loaded.get(language), ...texts });
  }
}
