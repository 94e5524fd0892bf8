import { createBroadcastSignals } from '#adapters/browser/broadcast-signals.ts';
import { proveRules } from './prove-rules.ts';
import { signalsRules } from './signals-rules.ts';

// Node's own channels, which reach nobody inside of a test's window.
proveRules('signals over a channel', signalsRules, () => ({ tab: createBroadcastSignals }));
