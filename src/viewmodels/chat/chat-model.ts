import { makeAutoObservable } from 'mobx';
import type { Chat } from '#domain/chat/chat.ts';
import { answeredFrom, type ChatHours, isAnswered } from '#domain/chat/chat-hours.ts';
import type { LoadChat } from '#domain/chat/follow-chat.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Contact } from '../notices/messages.ts';
import { writtenDate } from '../shared/written-date.ts';

type Ports = {
  readonly chat: Cell<Chat>;
  readonly chatHours: ChatHours | null;
  readonly loadChat: LoadChat;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly clock: Pick<Clock, 'now'>;
  readonly contact: Contact;
};

/** When somebody is there again. */
export type Away = { readonly iso: string; readonly text: string };

/** The way into the chat, and what the shop answers while nobody is there. */
export class ChatModel {
  readonly #ports: Ports;
  /** What the shop answers since it was opened; null while somebody is there. */
  away: Away | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOffered(): boolean {
    return this.#ports.chat.get().isOffered;
  }

  get isOpen(): boolean {
    return this.#ports.chat.get().isOpen;
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  /** Opens it or closes it; what was said in it stays there. */
  toggle(): void {
    const { chat, loadChat } = this.#ports;
    this.away = this.answer();
    chat.update((now) => ({ ...now, isOpen: !now.isOpen }));
    if (this.isOpen) void loadChat(); // its hours may have begun since the page came
  }

  close(): void {
    this.#ports.chat.update((now) => ({ ...now, isOpen: false }));
  }

  private answer(): Away | null {
    const { chatHours, clock, storeView } = this.#ports;
    if (chatHours === null || isAnswered(chatHours, clock.now())) return null;
    const from = answeredFrom(chatHours, clock.now());
    const styles = ['weekday', 'time'] as const;
    const texts = styles.map((style) => writtenDate(from, writingLocale(storeView.get()), style));
    return { iso: timestampAt(from), text: texts.join(', ') };
  }
}

export function createChatModel(ports: Ports): ChatModel {
  return new ChatModel(ports);
}
