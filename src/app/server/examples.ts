import type { LayoutName } from '#app/navigation/routes.ts';

/**
 * An address that shows what the page server can send beside the pages of the shop.
 *
 * - `raw`: a document of its own, in the empty layout: nothing stands around it.
 * - `page`: a page without scripts in a layout. What is prepended and appended stands outside of that.
 */
export type Example =
  | { readonly kind: 'raw'; readonly type: string; readonly text: string }
  | {
      readonly kind: 'page';
      readonly layout: LayoutName;
      readonly title: string;
      readonly text: string;
      readonly prepended?: string;
      readonly appended?: string;
    };

/** Source: specification §2, example routes. */
export const examples: ReadonlyMap<string, Example> = new Map<string, Example>([
  [
    '/raw-output-example.xml',
    {
      kind: 'raw',
      type: 'application/xml; charset=utf-8',
      text: '<?xml version="1.0" encoding="UTF-8"?>\n<example>This was sent as it stands.</example>\n',
    },
  ],
  [
    '/append-prepend.html',
    {
      kind: 'page',
      layout: 'empty',
      title: 'Appended and prepended',
      text: 'The page server has put a line before this text and one behind it.',
      prepended: 'This line was prepended to the page.',
      appended: 'This line was appended to the page.',
    },
  ],
  [
    '/no-js.html',
    {
      kind: 'page',
      layout: 'default',
      title: 'A page without scripts',
      text: 'No script comes with this page: all of it can be read, and its links and forms work.',
    },
  ],
]);
