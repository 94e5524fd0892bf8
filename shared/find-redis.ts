import { spawnSync } from 'node:child_process';

/** What a person without Redis is told. */
export const redisAdvice =
  'No Redis was found, so what runs on one was left out: install it (Debian: apt-get install redis-server, or valkey-server)';

/** The program of a server, to be started for tests; null where this machine has none. */
export function findRedis(): string | null {
  const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;
  return ['valkey-server', 'redis-server'].find(isThere) ?? null;
}
