import type { RedisLink } from './redis-link.ts';

/** Whether a text is an address of a Redis or Valkey, such as `rediss://user:password@host:6379/0`. */
export function isRedisUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^(\/\d{0,3})?$/.test(url.pathname);
}

/** What a process says at its start of where it keeps what several share; never a password. */
export function redisSentence(url: string | undefined): string {
  if (url === undefined) return 'Cached pages and limits: each process has its own, for there is no REDIS_URL.';
  const { hostname, port } = new URL(url);
  return `Cached pages and limits: all processes share them in Redis at ${hostname}:${port || '6379'}.`;
}

type Log = { readonly info: (line: string) => void; readonly error: (line: string) => void };

/** Says what the process runs on. Null where no address is named: then nothing of the client is even loaded. */
export async function openRedis(url: string | undefined, log: Log): Promise<RedisLink | null> {
  log.info(redisSentence(url));
  if (url === undefined) return null;
  const { openRedisLink } = await import('./redis-link.ts');
  return openRedisLink({ url, tell: log.error });
}
