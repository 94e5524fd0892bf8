import './draw-once.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import type { BuiltAssets } from '#app/frame/built-assets.ts';
import { parseSettings } from '#config/process-settings.ts';
import { readConfig } from '#config/read-config.ts';
import type { Log } from '#domain/shared/log.ts';
import { openMetrics } from '#shared/open-metrics.ts';
import { openRedis } from '#shared/open-redis.ts';
import { openSpans } from '#shared/open-spans.ts';
import { endWithProcess } from './end-with-process.ts';
import { openPageServer } from './open-page-server.ts';
import { readStaticFiles } from './static-files.ts';
import { withSheets } from './with-sheets.ts';

const log: Log = { info: (line) => console.log(line), error: (line) => console.error(line) };

const settings = parseSettings(process.env);
const config = readConfig('zari.config.json', process.env);
if (settings.kind === 'wrong' || config.kind === 'wrong') {
  for (const parsed of [settings, config]) if (parsed.kind === 'wrong') parsed.problems.forEach(log.error);
  process.exit(1);
}

const build = resolve(process.argv[1] ?? '', '../..'); // this file lies in its folder `server`
const files = readStaticFiles(`${build}/web`);
const watched = await openMetrics(settings.settings.metricsPort);
const redis = await openRedis(settings.settings.redisUrl, log);
const spans = await openSpans(settings.settings.spansEndpoint, { service: 'zari-pages', log });
const server = await openPageServer({
  settings: settings.settings,
  config: config.config,
  assets: withSheets(JSON.parse(readFileSync(`${build}/assets.json`, 'utf8')) as BuiltAssets, files),
  files,
  log,
  redis,
  onAnswer: watched?.metrics.answered,
  spans,
});
process.on('SIGUSR2', server.forgetCatalog); // for who has changed it and cannot wait
const stop = async (): Promise<void> => {
  await Promise.all([server.stop(), watched?.stop()]);
  redis?.stop();
  await spans?.stop();
};
endWithProcess({ stop, log });
log.info(`The shop is open at http://localhost:${server.port}`);
