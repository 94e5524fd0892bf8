import { createBrowserViewport } from '#adapters/browser/browser-viewport.ts';
import { createFramedChatWidget } from '#adapters/browser/framed-chat-widget.ts';
import { watchValue } from '#adapters/browser/watch-value.ts';
import { type Chat, noChat } from '#domain/chat/chat.ts';
import type { ChatHours } from '#domain/chat/chat-hours.ts';
import { createFollowChat, createLoadChat, type FollowChatConsent } from '#domain/chat/follow-chat.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { createChatModel } from '#viewmodels/chat/chat-model.ts';
import { state } from '../wiring/cells.ts';
import { browserConsent } from './consent.ts';

/** The chat beside the pages; it comes when they have come to rest, in shops that have one. */
export const chat = {
  chat: state<Chat>(noChat),
  followChatConsent:
    ({ consent }: { readonly consent: Consent }): FollowChatConsent =>
    (changed) =>
      watchValue(() => consent.allows('chat'), changed),
  loadChat: createLoadChat,
  followChat: createFollowChat,
  chatModel: createChatModel,
};

type Configured = { readonly url: string; readonly hours: string };

/** Over this browser. */
export function browserChat({ url, hours }: Configured) {
  return {
    ...browserConsent,
    ...chat,
    viewport: () => createBrowserViewport(),
    chatWidget: ({ clock }: { readonly clock: Clock }) => createFramedChatWidget({ url, clock }),
    chatHours: () => chatHoursIn(hours),
  };
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Reads `Mon-Sat 10:00-19:00`; null for none. */
function chatHoursIn(text: string): ChatHours | null {
  const [, first = '', last = '', from = '', to = ''] = /^(\w+)-(\w+) ([\d:]+)-([\d:]+)$/.exec(text) ?? [];
  if (first === '') return null;
  return { firstDay: DAYS.indexOf(first), lastDay: DAYS.indexOf(last), from: minutesIn(from), to: minutesIn(to) };
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
