import { readFile } from 'node:fs/promises';

/** Memory that a process has in megabytes (1,000,000 bytes), now and at its most; null where the system does not tell. */
export async function memoryOf(processId: number): Promise<{ readonly now: number; readonly most: number } | null> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const megabytes = (name: string): number =>
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1_024) / 1e6;
  return status === '' ? null : { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}
