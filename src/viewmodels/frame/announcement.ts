import type { Promo } from '#domain/content/promos.ts';
import { plainText } from '../merchant-text/html-text.ts';

/** The strip above every page, in one line; `link` is '' when it leads nowhere. */
export type Announcement = Pick<Promo, 'id' | 'link' | 'language'> & { readonly text: string };

export function announcement({ id, title, content, link, language }: Promo): Announcement {
  return { id, text: plainText(content) || title, link, ...(language && { language }) };
}
