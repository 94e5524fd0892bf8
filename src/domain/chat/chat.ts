/** The least width of a page that has a chat, in CSS pixels (CONF-51). */
export const CHAT_FROM_PX = 768;

/** The chat beside the pages. */
export type Chat = {
  /** Whether the shopper has room for it and has allowed it. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
};

export const noChat: Chat = { isOffered: false, isOpen: false };

/** One that is not offered is not open either. */
export function withOffered(chat: Chat, isOffered: boolean): Chat {
  return { isOffered, isOpen: isOffered && chat.isOpen };
}
