import { within } from '#shared/waiting/within.ts';
import type { Engine, Tab } from '../../engines/engine.ts';
import type { Sight } from '../../engines/in-page/target.ts';

/** `lost` says what is not there any more; `broken`, why nothing is known; what is `untold` has promised nothing. */
export type Outcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'untold' }
  | { readonly kind: 'lost'; readonly what: string }
  | { readonly kind: 'broken'; readonly why: string };

/** Something that is tried many times, each time with tabs of its own. */
export type Kind = {
  readonly words: string;
  readonly limitMs: number;
  readonly run: (newTab: Engine['newTab']) => Promise<Outcome>;
};

const CLOSES_WITHIN_MS = 2_000;

/** One trial. Whoever takes longer than the limit hangs, which nobody knows anything of. */
export async function runOnce({ run, limitMs }: Kind, engine: Engine): Promise<Outcome> {
  const opened: Tab[] = [];
  const newTab: Engine['newTab'] = async (script) => {
    const tab = await engine.newTab(script);
    opened.push(tab);
    return tab;
  };
  const trial = run(newTab).catch((fault): Outcome => ({ kind: 'broken', why: firstLine(fault) }));
  const hung: Outcome = { kind: 'broken', why: `it hung for ${limitMs / 1_000} s` };
  const outcome = await within(limitMs, trial, hung);
  for (const tab of opened)
    await within(
      CLOSES_WITHIN_MS,
      tab.close().catch(() => undefined),
      undefined,
    );
  return outcome;
}

function firstLine(fault: unknown): string {
  return String(fault).split('\n')[0] ?? '';
}

export function outcomeOf(missing: readonly Sight[]): Outcome {
  return missing.length === 0 ? { kind: 'kept' } : { kind: 'lost', what: missing.map(inWords).join(', ') };
}

function inWords({ role, name, startsWith, text, value, isGone }: Sight): string {
  const what = [role, name ?? startsWith, text, value].filter((word) => word !== undefined).join(' ');
  return isGone ? `${what} is still there` : what;
}
