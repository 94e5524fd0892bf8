import { createLoadMessages, createMessages } from '#viewmodels/messages/create-messages.ts';
import type { Dictionary } from '#viewmodels/messages/dictionary.ts';

/** The language of a visit, over the translations that are there. */
export function messages(dictionary: Dictionary) {
  return { dictionary: () => dictionary, messages: createMessages, loadMessages: createLoadMessages };
}
