import type { Sight, Step } from '../../engines/in-page/target.ts';
import type { DeviceName } from './device-name.ts';

/** What a shopper does, when it is told, and where it must be seen afterwards. */
export type Doing = {
  readonly name: string;
  /** The device on which it is done. */
  readonly on: DeviceName;
  readonly at: string;
  /** Until it can be pressed. */
  readonly before: readonly Step[];
  readonly act: Step;
  readonly told: readonly Sight[];
  /** `first` is what has to be pressed to see it. */
  readonly kept: { readonly at: string; readonly first?: readonly Step[]; readonly sights: readonly Sight[] };
};
