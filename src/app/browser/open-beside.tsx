import { createRoot } from 'react-dom/client';
import { Beside, type ChatOfShop } from '#app/frame/beside.tsx';
import type { Navigation } from '#app/navigation/navigation.ts';
import type { Acting } from '#app/page/page.ts';
import { browserChat } from '#composition/screens/chat.ts';
import { browserPopUps } from '#composition/screens/pop-ups.ts';
import type { PageConfig } from '#config/page-config.ts';
import { followPopUps } from './follow-pop-ups.ts';
import { watchShopper } from './watch-shopper.ts';

type Ports = {
  readonly shop: Acting;
  readonly navigation: Pick<Navigation, 'get' | 'subscribe'>;
  /** Null in a shop without one. */
  readonly chat: ChatOfShop | null;
};

type Configured = Omit<Ports, 'chat'> & { readonly config: Pick<PageConfig, 'chat.url' | 'chat.hours'> };

/**
 * Draws what lies beside the pages. It has a tree of its own behind that of the pages, and stays as it is from one to the next,
 * whatever stands around them. Answers how to take it away.
 */
export async function openBeside({ shop, navigation, chat }: Ports): Promise<() => void> {
  const { offerPopUp, popUpPanel } = shop.extend(browserPopUps);
  await shop.loadMessages('later').catch(ignored);
  const tree = createRoot(document.body.appendChild(document.createElement('div')));
  tree.render(<Beside shop={shop} popUp={popUpPanel} chat={chat} />);
  followPopUps({ offerPopUp, navigation, shopper: watchShopper(window) });
  return () => tree.unmount();
}

/** The same with the chat that is configured. */
export function openBesideHere({ shop, navigation, config }: Configured): Promise<() => void> {
  const { 'chat.url': url = '', 'chat.hours': hours = '' } = config;
  return openBeside({ shop, navigation, chat: url === '' ? null : shop.extend(browserChat({ url, hours })) });
}

/** English stands in for words that cannot be had. */
function ignored(): void {}
