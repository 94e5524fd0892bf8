import type { Consent } from '../consent/consent.ts';
import type { Cell } from '../shared/cell.ts';
import type { Clock } from '../shared/clock.ts';
import type { Log } from '../shared/log.ts';
import { CHAT_FROM_PX, type Chat, withOffered } from './chat.ts';
import { type ChatHours, isAnswered } from './chat-hours.ts';
import type { ChatWidget } from './chat-widget.ts';
import type { Viewport } from './viewport.ts';

/** Has the chat beside the pages for as long as the shopper allows it and has room for it (CONT-24, CONT-25). */
export type FollowChat = () => Promise<void>;

/** Calls whenever the shopper allows the chat, or does not any more. */
export type FollowChatConsent = (changed: () => void) => void;

/** Loads the chat where somebody answers in it. */
export type LoadChat = () => Promise<void>;

type Ports = {
  readonly consent: Pick<Consent, 'allows' | 'read'>;
  readonly followChatConsent: FollowChatConsent;
  readonly viewport: Viewport;
  readonly chatWidget: ChatWidget;
  readonly chat: Cell<Chat>;
  readonly loadChat: LoadChat;
};

export function createFollowChat(ports: Ports): FollowChat {
  const { consent, followChatConsent, viewport, chatWidget, chat, loadChat } = ports;
  const look = (): void => {
    const isAllowed = consent.allows('chat');
    if (!isAllowed) chatWidget.remove();
    const isOffered = isAllowed && viewport.isAtLeast(CHAT_FROM_PX);
    chat.update((now) => withOffered(now, isOffered));
    if (isOffered) void loadChat();
  };
  return async () => {
    await consent.read();
    followChatConsent(look);
    viewport.onChange(CHAT_FROM_PX, look);
    look();
  };
}

type Loading = {
  readonly chatWidget: ChatWidget;
  readonly chatHours: ChatHours | null;
  readonly clock: Pick<Clock, 'now'>;
  readonly chat: Cell<Chat>;
  readonly log: Log;
};

/** Outside of its hours nothing is asked of the other house: the shop answers by itself. */
export function createLoadChat({ chatWidget, chatHours, clock, chat, log }: Loading): LoadChat {
  return async () => {
    if (!isAnswered(chatHours, clock.now())) return;
    await chatWidget.load().catch((error: unknown) => {
      log.error(`The chat could not be loaded: ${String(error)}`);
      chat.update((now) => withOffered(now, false));
    });
  };
}
