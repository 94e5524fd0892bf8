import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sessionRules } from './session/session-rules.ts';
import { guards } from './simulate/guards.ts';

const project = join(import.meta.dirname, '../../..');

test.each([...guards, ...sessionRules])('it can be taken out that $rule', async ({ file, from }) => {
  expect((await readFile(join(project, file), 'utf8')).split(from)).toHaveLength(2);
});
