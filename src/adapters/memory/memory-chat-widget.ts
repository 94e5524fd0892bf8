import type { ChatWidget } from '#domain/chat/chat-widget.ts';

export interface MemoryChatWidget extends ChatWidget {
  /** How often it was asked for. */
  asked(): number;
  isThere(): boolean;
  /** It cannot be had from now on. */
  fail(): void;
}

export function createMemoryChatWidget(): MemoryChatWidget {
  let [asked, isThere, fails] = [0, false, false];
  return {
    async load() {
      if (isThere) return;
      asked += 1;
      if (fails) throw new Error('no answer');
      isThere = true;
    },
    remove() {
      isThere = false;
    },
    asked: () => asked,
    isThere: () => isThere,
    fail() {
      fails = true;
    },
  };
}
