import type { EnduranceWish, Sample } from './endure.ts';

type Session = {
  readonly command: string;
  /** Such as 2026-11-20. */
  readonly day: string;
  readonly machine: string;
  readonly wish: EnduranceWish;
  readonly samples: readonly Sample[];
};

const ROWS = [0, 0.25, 0.5, 0.75, 1];

/** The section of docs/benchmarks.md about a shop that is asked for long: a row for each quarter. */
export function enduranceReport({ command, day, machine, wish, samples }: Session): string {
  const rows = ROWS.flatMap((done) => samples.filter((sample) => Math.abs(sample.done - done) < 1e-9));
  return `# The whole shop over many pages

\`${command}\` wrote this on ${day}: ${machine}.

A fresh \`npm start\` with an empty data directory is asked for ${figure(wish.pages)} category pages whose lists the page server mostly does
not know yet, and beside them for ${figure(wish.lists)} category lists of the API, ${figure(wish.orders)} orders and ${figure(wish.logins)} logins, spread evenly. Resident
memory in megabytes (1,000,000 bytes); all are the API, the page server, and the process that starts both.

| Done | pages a second since the row above | API | page server | all |
|---|---|---|---|---|
${rows.map((row, at) => rowOf(row, paceBetween(rows[at - 1], row, wish.pages))).join('\n')}
`;
}

function paceBetween(before: Sample | undefined, { done, seconds }: Sample, pages: number): string {
  return before === undefined ? '' : figure(((done - before.done) * pages) / (seconds - before.seconds));
}

function rowOf({ done, api, pages, all }: Sample, pace: string): string {
  return `| ${Math.round(done * 100)} % | ${pace} | ${figure(api)} | ${figure(pages)} | ${figure(all)} |`;
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
