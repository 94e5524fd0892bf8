import type { ActOf, OfWorld } from './acts.ts';
import { noDeviceFaults } from './simulated-device.ts';
import type { JournalState } from './tab-journal.ts';
import { doubtsSession, forgetsAll } from './tellings.ts';
import type { World } from './world.ts';

/** What may keep a page from hearing what another one does. */
const weakening: readonly string[] = ['device', 'slow', 'busy', 'connections break', 'evicted', 'journal'];

/** Lets happen to the device, its worker, the network or the shop what an act says. */
export function takeInWorld(world: World, act: OfWorld): unknown {
  world.ledger.tellings.isDeviceWeak ||= weakening.includes(act.kind);
  switch (act.kind) {
    case 'network':
      world.network.set(act.isUp);
      return world.connectivity.go(act.says ? 'online' : 'offline');
    case 'calls':
      return world.network[act.of].plan(act.faults);
    case 'device':
      return refuse(world, act);
    case 'device is well':
      return heal(world);
    case 'slow':
      return world.paces[act.of].slows(act.with, act.count, act.by);
    case 'busy':
      return Object.values(world.paces).forEach((pace) => void pace.holds(act.for));
    case 'connections break':
      return world.tabs().forEach(({ connection }) => void connection.breaks(act.isDone));
    case 'evicted':
      return world.evict(act.isWithJournal);
    case 'journal':
      return writes(world, act.state);
    case 'tokens end':
      return world.shop.api.accounts.endAccess();
    case 'sessions end':
      doubtsSession(world.ledger.tellings, world.isAnybodyComing());
      return world.shop.api.accounts.endSessions();
    case 'wakes':
      return world.wake(act.stopsAfter);
    case 'clock':
      world.offset.milliseconds += act.jump;
      world.offset.isSetBack ||= act.jump < 0;
      return null;
    default:
      return act satisfies never;
  }
}

/** What is written down alone is lost with a journal that is not there any more. */
function writes({ shared: { journal }, ledger }: World, state: JournalState): void {
  if (state === 'is absent' && journal.entries.length > 0) forgetsAll(ledger.tellings);
  journal.state = state;
}

function refuse({ faults }: World, { refuses, count }: ActOf<'device'>): void {
  if (refuses === 'all writes') faults.isFull = true;
  else faults[refuses] = count;
}

export function heal({ faults, paces, shared }: Pick<World, 'faults' | 'paces' | 'shared'>): void {
  Object.assign(faults, noDeviceFaults());
  for (const pace of Object.values(paces)) pace.recovers();
  shared.journal.state = 'works';
}
