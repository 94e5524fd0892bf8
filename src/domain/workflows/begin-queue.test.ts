import { expect, test } from 'vitest';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { PENDING_NOTICES_AREA } from '#domain/notices/pending-notices.ts';
import { TASKS_SIGNAL } from '#domain/queue/queue-task.ts';
import { createBeginQueue } from './begin-queue.ts';

/** A page that has just come to life, beside another tab. */
async function begun() {
  const steps: string[] = [];
  const tabMessages = createMemoryTabMessages();
  const shown = Promise.withResolvers<void>();
  let change: () => void = () => undefined;
  await createBeginQueue({
    runQueue: async (how) => {
      steps.push(how?.isAtOnce ? 'queue, at once' : 'queue');
      return { unanswered: 0 };
    },
    tellCart: async () => void steps.push('cart'),
    followCart: (onChange) => {
      change = onChange;
    },
    showWaitingChange: async () => shown.resolve(),
    tellPendingNotices: async () => void steps.push('untold'),
    tellDroppedTasks: async () => void steps.push('discarded'),
    tabMessages,
  })();
  return { steps, shown: shown.promise, otherTab: tabMessages.otherTab(), changesCart: () => change() };
}

test('QUEUE-05 what waits since an earlier visit is sent at once', async () => {
  const { steps } = await begun();
  expect(steps).toContain('queue, at once');
});

test('TRACK-21 the shop hears of the cart as it is, and of each change', async () => {
  const { steps, changesCart } = await begun();
  changesCart();
  expect(steps.filter((step) => step === 'cart')).toHaveLength(2);
});

test('what another tab queues or sends is shown here, too', async () => {
  const { shown, otherTab } = await begun();
  otherTab.send(TASKS_SIGNAL);
  await shown;
});

test('what was discarded when nobody was there to hear of it is told', async () => {
  const { steps } = await begun();
  expect(steps).toContain('discarded');
});

test('what the worker had to say is told at once, and when it says more', async () => {
  const { steps, otherTab } = await begun();
  expect(steps).toContain('untold');
  otherTab.send(PENDING_NOTICES_AREA);
  await expect.poll(() => steps.filter((step) => step === 'untold')).toHaveLength(2);
});
