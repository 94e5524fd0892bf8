import { expect, test } from 'vitest';
import { createCommandRunner } from './command-runner.ts';

const node = (script: string) => ({ program: 'node', args: ['-e', script] });

test('a command that ends well gives its output, line by line and whole', async () => {
  const heard: string[] = [];
  const runner = createCommandRunner(process.cwd());
  const result = await runner.run({ ...node('console.log("one\\ntwo")'), onLine: (line) => heard.push(line) });
  expect(result).toEqual({ isOk: true, output: 'one\ntwo' });
  expect(heard).toEqual(['one', 'two']);
});

test('a command that fails is not ok and keeps what it wrote', async () => {
  const result = await createCommandRunner(process.cwd()).run(node('console.error("broken"); process.exit(3)'));
  expect(result).toEqual({ isOk: false, output: 'broken' });
});

test('a program that does not exist is not ok and is named', async () => {
  const result = await createCommandRunner(process.cwd()).run({ program: 'no-such-program', args: [] });
  expect(result.isOk).toBe(false);
  expect(result.output).toContain('no-such-program cannot be started');
});

test('a stopped command takes what it started with it', async () => {
  const runner = createCommandRunner(process.cwd());
  const started = Promise.withResolvers<string>();
  // The second process shares the output of the first, which is complete only when both have ended.
  const script = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' }); console.log('started')`;
  const result = runner.run({ ...node(script), onLine: started.resolve });
  await started.promise;
  runner.stop();
  expect((await result).output).toBe('started');
});

test('a command that takes too long is stopped and says so', async () => {
  const result = await createCommandRunner(process.cwd()).run({
    ...node('setInterval(() => {}, 999)'),
    limitSeconds: 0.2,
  });
  expect(result).toEqual({ isOk: false, output: 'node was stopped after 0.2 seconds' });
});
