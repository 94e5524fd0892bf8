import { Reaction } from 'mobx';

/**
 * Calls back when a value that is read of cells has become another. Drawing screens needs the class of MobX that is used
 * here, so it is there; its function `reaction` would be 800 bytes more in every page.
 */
export function watchValue<T>(read: () => T, onChange: () => void): void {
  let known: T;
  const watch = new Reaction('watch-value', () => {
    const before = known;
    look();
    if (known !== before) onChange();
  });
  const look = (): void =>
    watch.track(() => {
      known = read();
    });
  look();
}
