import type { OrderId } from '#domain/orders/order.ts';
import { BEGINNING, type WorldTime } from './world-time.ts';

/** What happened in a schedule, a line each, with the time since it began: the same schedule, the same lines. */
export interface Journal {
  note(line: string): void;
  lines(): readonly string[];
  /** A short name of an order, by when it was first met. */
  nameOf(id: OrderId | string): string;
}

export function createJournal(time: Pick<WorldTime, 'now'>): Journal {
  const lines: string[] = [];
  const names = new Map<string, string>();
  return {
    note: (line) => void lines.push(`${((time.now() - BEGINNING) / 1_000).toFixed(2).padStart(8)} s  ${line}`),
    lines: () => lines,
    nameOf(id) {
      const name = names.get(id) ?? `order ${names.size + 1}`;
      names.set(id, name);
      return name;
    },
  };
}
