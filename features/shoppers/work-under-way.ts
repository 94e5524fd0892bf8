/**
 * Runs in the page before anything else, and counts what the page has asked its device for and not yet heard of: databases
 * that are opened, transactions, turns that are waited for. Nothing of it shows in the page while it is under way.
 */
export function countWork(): void {
  let count = 0;
  Object.defineProperty(globalThis, 'workUnderWay', { get: () => count });
  const begin = (): (() => void) => {
    let isOver = false;
    count += 1;
    return () => {
      if (!isOver) count -= 1;
      isOver = true;
    };
  };
  const endOn = <T extends EventTarget>(target: T, names: readonly string[]): T => {
    const end = begin();
    for (const name of names) target.addEventListener(name, end);
    return target;
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    return endOn(open.apply(this, given), ['success', 'error', 'blocked']);
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    return endOn(transaction.apply(this, given), ['complete', 'abort']);
  };
  if (typeof LockManager === 'undefined') return; // on the empty page that a tab begins with
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (this: LockManager, name: string, ...given: unknown[]) {
    const end = begin();
    const use = given.pop() as LockGrantedCallback<unknown>;
    const granted: LockGrantedCallback<unknown> = (lock) => {
      end();
      return use(lock);
    };
    const asked: Promise<unknown> = Reflect.apply(request, this, [name, ...given, granted]);
    asked.catch(end);
    return asked;
  } as typeof request;
}
