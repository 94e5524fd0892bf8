import { cpus, loadavg, totalmem, type } from 'node:os';

/** What measures, in the words of docs/benchmarks.md, and how busy it is at this moment. */
export function machineLine(): string {
  const busy = loadavg()[0] ?? 0;
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, ${type()}, Node ${process.versions.node}, load ${busy.toFixed(1)} before it began`;
}
