import { readFile } from 'node:fs/promises';
import type { CommandRunner } from '../commands/command-runner.ts';

/** What the page server does under load. Times in milliseconds. */
export type Load = {
  readonly pagesPerSecond: number;
  /** 99 of 100 answers came within this time. */
  readonly slowest: number;
  /** Answers other than 2xx, and requests without an answer. */
  readonly failures: number;
  /** Processor time that one page took of the page server; null where the system does not tell. */
  readonly processorMilliseconds: number | null;
  /** Memory of the process at the end, in megabytes (1,000,000 bytes); null where the system does not tell. */
  readonly megabytes: number | null;
};

type Target = { readonly url: string; readonly processId: number; readonly seconds: number };

/** The parts of autocannon's answer that are read here. */
type Shot = {
  readonly requests: { readonly average: number; readonly total: number };
  readonly latency: { readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
};

const connections = 16;
const warmUpSeconds = 3;

/** Asks for one page over sixteen connections, uncompressed, after a short warm-up that is not counted. */
export const measureLoad = async (runner: CommandRunner, { url, processId, seconds }: Target): Promise<Load> => {
  await shoot(runner, url, warmUpSeconds);
  const before = await processorMilliseconds(processId);
  const { requests, latency, non2xx, errors, timeouts } = await shoot(runner, url, seconds);
  const after = await processorMilliseconds(processId);
  return {
    pagesPerSecond: requests.average,
    slowest: latency.p99,
    processorMilliseconds: before === null || after === null ? null : (after - before) / Math.max(1, requests.total),
    failures: non2xx + errors + timeouts,
    megabytes: await residentMegabytes(processId),
  };
};

const shoot = async (runner: CommandRunner, url: string, seconds: number): Promise<Shot> => {
  const options = [
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    '--headers',
    'accept=text/html',
  ];
  const { isOk, output } = await runner.run({
    program: 'autocannon',
    args: [...options, '--json', '--no-progress', url],
  });
  if (!isOk) throw new Error(`${url} could not be loaded: ${output}`);
  return JSON.parse(output.slice(output.indexOf('{'))) as Shot;
};

const residentMegabytes = async (processId: number): Promise<number | null> => {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kibibytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kibibytes === undefined ? null : (Number(kibibytes) * 1_024) / 1_000_000;
};

/** The processor time a process has used; Linux counts it in hundredths of a second. */
const processorMilliseconds = async (processId: number): Promise<number | null> => {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  // The name of the program, in brackets, may hold spaces; user and system time are the 14th and 15th field.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
};
