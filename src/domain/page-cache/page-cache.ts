import type { PageTag } from './page-tags.ts';

/** A page as it is sent to all who ask for it in a store view. */
export type CachedPage = {
  /** What it is dropped by. */
  readonly tags: readonly PageTag[];
  /** The locale it is written in. */
  readonly language: string;
  readonly status: number;
  /** Browsers may keep it nowhere. */
  readonly isPrivate: boolean;
  readonly isFindable: boolean;
  /** By which sources a policy allows the style sheets within it. */
  readonly styles: readonly string[];
  readonly etag: string;
  readonly bodies: { readonly br: Uint8Array<ArrayBuffer>; readonly gzip: Uint8Array<ArrayBuffer> };
  readonly times: CachedTimes;
};

/** Milliseconds since 1970. */
export type CachedTimes = {
  /** From here on the next request has it drawn anew beside its own answer, so that it is never missing. */
  readonly renewedFrom: number;
  /** Until here it is what a page drawn now would be, unless one of its tags was invalidated. */
  readonly freshUntil: number;
  /** Until here it stands in where none can be drawn. */
  readonly goodUntil: number;
};

/** What was known when a page began to be drawn. Nobody but the cache that gave it reads it. */
export type Mark = string;

/** What an API tells of its changes, from one place in their order to another. */
export type News = {
  /** Null where nobody knows what came before: then nothing counts that is older. */
  readonly after: string | null;
  /** Where the next ones begin; null where changes have no places. */
  readonly next: string | null;
  readonly tags: readonly PageTag[];
};

/** The output cache: whole pages, for all shoppers alike. */
export interface PageCache {
  /** What is drawn from now on knows of all invalidations there were. */
  mark(): Promise<Mark>;
  /** Null where nothing is kept, and where one of its tags was invalidated since it began to be drawn. */
  find(key: string): Promise<CachedPage | null>;
  /** Keeps a page that began to be drawn at a mark; false where one of its tags was invalidated since, which keeps nothing. */
  store(key: string, page: CachedPage, mark: Mark): Promise<boolean>;
  /** Drops all pages that bear one of the tags. */
  invalidate(tags: readonly PageTag[]): Promise<void>;
  /** From where on changes must be heard for what is kept; null where nobody knows. */
  place(): Promise<string | null>;
  /** Drops what has changed. Answers where to go on: an earlier place where the cache has lost what came after it. */
  follow(news: News): Promise<string | null>;
}
