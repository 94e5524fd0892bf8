import { useMemo } from 'react';
import type { Shell } from '#app/page/page.ts';
import type { Speech } from '#ui/hooks/messages-context.ts';

type Shop = Pick<Shell, 'messages' | 'storeView' | 'viewPath' | 'catalogLanguage' | 'frame'>;

/** In what words the page speaks, and in which language the catalog does; for components that observe the visit. */
export function useSpeech({ messages, storeView, viewPath: { prefix }, catalogLanguage: own, frame }: Shop): Speech {
  const { locale } = storeView.get();
  const told = frame.menu[0]?.language ?? own;
  return useMemo(() => ({ messages, locale, prefix, catalog: { own, told } }), [messages, locale, prefix, own, told]);
}
