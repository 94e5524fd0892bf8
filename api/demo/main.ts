import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '#api/database/database-faults.ts';
import { UnfitDatabase } from '#api/database/prepare-database.ts';
import { filmAt } from '#api/demo/collection/films.ts';
import { pictureAt } from '#api/demo/collection/pictures.ts';
import { warmPictures } from '#api/demo/collection/warm-pictures.ts';
import { createMedia } from '#api/demo/media/demo-media.ts';
import type { PictureStore } from '#api/demo/media/picture-store.ts';
import { openReferenceApi, type ReferenceApi, type ReferenceApiOptions } from '#api/open-reference-api.ts';
import { endWithProcess } from '#api/process/end-with-process.ts';
import { takeLock } from '#api/process/lock-file.ts';
import { readSettings, type Settings } from '#api/settings/settings.ts';
import { LAST_CALL_MS } from '#shared/http-server.ts';
import { openMetrics } from '#shared/open-metrics.ts';
import { openRedis } from '#shared/open-redis.ts';
import { openSpans } from '#shared/open-spans.ts';
import { demoContent, holdsDemo } from './demo-content.ts';

/**
 * The reference API as a process of its own, with the demo shop in it unless it is for a real one: `node api/demo/main.ts`. Environment: API_PORT, API_HOST,
 * DATA_DIR, DATABASE_URL, REDIS_URL, SHOP_MODE, ALLOWED_ORIGINS (or PUBLIC_ORIGIN), STORE_CODES, WORKBENCH, QUICK_PASSWORDS, STAND_IN_PAYMENT,
 * TRUSTED_PROXIES; see process/settings.ts, process/outside-settings.ts and users/read-account-settings.ts.
 */
async function main(): Promise<void> {
  const read = readSettings(process.env);
  if (read.kind === 'wrong') return refuse(read.sentence);
  const { settings } = read;
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  if (settings.databaseUrl !== null) return run(settings, settings.databaseUrl);
  const lock = takeLock(settings.dataDir);
  if (lock.kind === 'held') {
    return refuse(`The data directory ${settings.dataDir} is in use by process ${lock.processId}.`);
  }
  process.once('exit', lock.release);
  await run(settings, join(settings.dataDir, 'database'));
}

async function run(
  { port, host, metricsPort, dataDir, mode, redisUrl, spansEndpoint, pictureBucket, ...rules }: Settings,
  database: string,
): Promise<void> {
  const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);
  const demo = mode === 'demo' ? demoOf(dataDir, rules, await openPictures(pictureBucket, log)) : null;
  const watched = await openMetrics(metricsPort);
  const redis = await openRedis(redisUrl, { info: log, error: log });
  const spans = await openSpans(spansEndpoint, { service: 'zari-api', log: { info: log, error: log } });
  const api = await openOrTell({
    ...rules,
    database,
    ...demo,
    ...(demo === null ? { holdsDemo } : {}),
    introspection: demo !== null,
    showsMail: demo !== null,
    moderatesHere: demo !== null,
    ...(watched && { metrics: watched.metrics }),
    askRedis: redis?.ask ?? null,
    spans,
    log,
  });
  if (api === null) return redis?.stop();
  const warming = new AbortController();
  const stop = async () => {
    warming.abort();
    await Promise.all([api.close(), watched?.stop()]);
    redis?.stop();
    await spans?.stop();
  };
  endWithProcess({ events: process, stop, exit: (code) => process.exit(code), log });
  const bound = await listenOrTell(api, port, host);
  if (bound === null) {
    await stop();
    return process.exit();
  }
  console.log(`Reference API: http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
  if (demo && !rules.workbench) await warmPictures(demo.media, warming.signal).catch(tellNotWarmed);
}

/** Null when the database cannot be used, which is told in a sentence. */
async function openOrTell(options: ReferenceApiOptions): Promise<ReferenceApi | null> {
  try {
    return await openReferenceApi(options);
  } catch (error) {
    const isUnfit = error instanceof UnfitDatabase;
    refuse(isUnfit ? error.message : `The database cannot be opened (${messageOf(error)}).`);
    return null;
  }
}

/** Null when the port cannot be had, which is told in a sentence. */
async function listenOrTell(api: ReferenceApi, port: number, host: string): Promise<number | null> {
  try {
    return await api.listen(port, host, LAST_CALL_MS);
  } catch (error) {
    refuse(`Cannot listen on ${host}:${port} (${error instanceof Error ? error.message : 'unknown reason'}).`);
    return null;
  }
}

/** The bucket that all processes share; undefined where none is named: then nothing of its client is even loaded. */
async function openPictures(
  bucket: Settings['pictureBucket'],
  log: (line: string) => void,
): Promise<PictureStore | undefined> {
  if (bucket === null) return undefined;
  const { createS3PictureStore } = await import('#api/demo/media/s3-picture-store.ts');
  return createS3PictureStore({ bucket, log });
}

const UNDER_TEST_MS = 60_000;

/** Under test nothing is made ahead, and what is asked for has as long as it takes: the processors have much else to do. */
function demoOf(dataDir: string, { workbench }: Pick<Settings, 'workbench'>, store: PictureStore | undefined) {
  const media = createMedia({
    cacheFolder: join(dataDir, 'pictures'),
    store,
    pictureAt,
    filmAt,
    improves: !workbench,
    ...(workbench ? { mostMs: UNDER_TEST_MS } : {}),
  });
  return { content: demoContent, media };
}

/** A picture that cannot be drawn ahead is no reason to close the shop. */
function tellNotWarmed(error: unknown): void {
  console.error(`Pictures are no longer drawn ahead: ${error instanceof Error ? error.message : 'unknown reason'}`);
}

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await main();
