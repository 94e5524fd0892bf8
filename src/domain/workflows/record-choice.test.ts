import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import type { ConsentChoice } from '#domain/consent/consent-choice.ts';
import type { QueuedCommand } from '#domain/queue/queued-command.ts';
import type { Sent } from '#domain/queue/send-task.ts';
import { createRecordChoice } from './record-choice.ts';

const choice: ConsentChoice = {
  number: '3FA0-9C11-07B2',
  version: 1,
  chosenAt: '2026-11-23T09:30:00.000Z',
  asked: ['marketing'],
  allowed: [],
};

async function recorded(sent: Sent) {
  const commands: QueuedCommand[] = [];
  const log = createMemoryLog();
  const sendTask = async (command: QueuedCommand): Promise<Sent> => {
    commands.push(command);
    return sent;
  };
  await createRecordChoice({ sendTask, log })(choice);
  return { commands, errors: log.errors() };
}

test('a choice is told as it is, and waits where there is no network', async () => {
  expect(await recorded({ kind: 'waiting' })).toEqual({
    commands: [{ endpoint: 'record-consent', payload: choice }],
    errors: [],
  });
});

test.each(['not-kept', 'refused'] as const)('where it is %s the log says so', async (kind) => {
  const { errors } = await recorded({ kind, code: 400, message: '' } as Sent);
  expect(errors).toEqual([`The choice 3FA0-9C11-07B2 was not recorded: ${kind}`]);
});
