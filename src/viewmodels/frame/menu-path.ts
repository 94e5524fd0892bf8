import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#domain/shared/clock.ts';

const LEVEL_LEAVES_MS = 300; // specification §9, submenu (UI-13)

/** How deep the menu of small screens is open: ids of entries from the top down (UI-03). */
export class MenuPath {
  readonly #clock: Clock;
  ids: readonly number[] = [];
  /** The last level is on its way out. */
  isLeaving = false;
  /** The entry whose level was left last, which takes the focus; null once the shopper goes down again. */
  leftId: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  /** UI-12 */
  enter(id: number): void {
    if (this.isLeaving) return;
    this.ids = [...this.ids, id];
    this.leftId = null;
  }

  /** The level slides away first and is then closed; a second press meanwhile closes no other (UI-13). */
  async leave(): Promise<void> {
    if (this.isLeaving || this.ids.length === 0) return;
    this.isLeaving = true;
    await this.#clock.wait(LEVEL_LEAVES_MS);
    this.removeLast();
  }

  reset(): void {
    this.ids = [];
    this.isLeaving = false;
    this.leftId = null;
  }

  private removeLast(): void {
    if (this.isLeaving) {
      this.leftId = this.ids.at(-1) ?? null;
      this.ids = this.ids.slice(0, -1);
    }
    this.isLeaving = false;
  }
}
