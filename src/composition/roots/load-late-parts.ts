import { loadPlacing } from '../areas/fetched-ahead.ts';
import { loadAccountReaders, loadPendingNoticesReader } from '../areas/kept.ts';

/**
 * Loads what a shop asks for when it needs it, for worlds with a clock of their own: what is loaded meanwhile takes time of
 * the machine, and their clock would go on without it.
 */
export async function loadLateParts(): Promise<void> {
  await Promise.all([loadAccountReaders(), loadPendingNoticesReader(), loadPlacing()]);
}
