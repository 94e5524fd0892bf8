import type { Sent } from '#domain/queue/send-task.ts';
import { ownerOf } from '#domain/session/session.ts';
import type { Asked } from './ledger.ts';
import type { Tab } from './simulated-tabs.ts';
import type { World } from './world.ts';

/** Writes to the shop. */
export function write({ ledger: { mails }, journal }: World, tab: Tab): void {
  const text = `mail ${mails.size + 1}`;
  mails.set(text, null);
  journal.note(`that is ${text}`);
  const mail = { from: 'meera@mail.test', to: 'care@shop.test', subject: 'A question', text };
  void tab.visit.sendTask({ endpoint: 'send-mail', payload: mail }).then((sent) => {
    journal.note(`tab ${tab.at} is shown of ${text}: ${sent.kind}`);
    mails.set(text, askedOf(sent));
  });
}

/** A customer takes another name, which begins with whose it is. */
export function rename({ ledger: { names }, journal, nameOf }: World, tab: Tab): void {
  const owner = ownerOf(tab.visit.session.get());
  if (owner === null) return;
  const asked = names.get(owner) ?? new Map<string, Asked | null>();
  const firstName = `${nameOf(owner)} ${asked.size + 1}`;
  names.set(owner, asked.set(firstName, null));
  const payload = { names: { firstName, lastName: 'Rao' }, shippingAddress: null };
  void tab.visit.sendTask({ endpoint: 'change-profile', payload }).then((sent) => {
    journal.note(`tab ${tab.at} is shown of the name ${firstName}: ${sent.kind}`);
    asked.set(firstName, askedOf(sent));
  });
}

function askedOf({ kind }: Sent): Asked | null {
  if (kind === 'ok') return 'done';
  if (kind === 'waiting') return 'later';
  return kind === 'elsewhere' ? null : 'not';
}
