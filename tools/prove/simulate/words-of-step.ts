import type { Act, OfWorld, Step } from './acts.ts';
import { wordsOfFault } from './call-faults.ts';

/** A step in words, as a history is read. */
export function wordsOfStep({ act, pause }: Step): string {
  return `${wordsOfAct(act)}; ${pause / 1_000} s pass`;
}

function wordsOfAct(act: Act): string {
  if (!('tab' in act)) return wordsOfWorld(act);
  const { kind, tab } = act;
  switch (kind) {
    case 'adds':
      return `tab ${tab} adds ${act.quantity}`;
    case 'changes':
      return `tab ${tab} changes line ${act.at} to ${act.quantity}`;
    case 'signs in':
      return `${act.who} signs in at tab ${tab}`;
    case 'chooses':
      return `tab ${tab} chooses store ${act.store}`;
    case 'ends':
      return `tab ${tab} is to be ${act.how} after ${act.after} things`;
    case 'lags':
      return `tab ${tab} lags by ${act.by.join(', ')} turns`;
    case 'is left': {
      const when = act.after === 0 ? 'as it shows it' : `${act.after} things after it shows it`;
      return `${wordsOfAct({ ...act.doing, tab })}, and is ${act.how} ${when}`;
    }
    default:
      return 'at' in act ? `tab ${tab} ${kind} ${act.at}` : `tab ${tab} ${kind}`;
  }
}

function wordsOfWorld(act: OfWorld): string {
  switch (act.kind) {
    case 'network':
      return `the network is ${act.isUp ? 'there' : 'gone'}, and the device says it is ${act.says ? 'there' : 'gone'}`;
    case 'calls':
      return `the next calls of ${act.of} go: ${act.faults.map(wordsOfFault).join('; ')}`;
    case 'device':
      return act.refuses === 'all writes' ? 'the device is full' : `the device refuses ${act.count} ${act.refuses}`;
    case 'slow':
      return `the device is slow with ${act.count} ${act.with} of ${act.of}, by ${act.by / 1_000} s`;
    case 'busy':
      return `the device comes to nothing for ${act.for / 1_000} s`;
    case 'connections break':
      return `no page hears of the device any more${act.isDone ? ', which does what it is asked' : ''}`;
    case 'evicted':
      return `the browser clears what the device keeps${act.isWithJournal ? ', and the journal' : ''}`;
    case 'journal':
      return `the journal ${act.state}`;
    case 'wakes':
      return `the worker wakes up${act.stopsAfter === null ? '' : `, and is to be stopped after ${act.stopsAfter} things`}`;
    case 'clock':
      return `the clock jumps by ${act.jump / 1_000} s`;
    default:
      return act.kind;
  }
}
