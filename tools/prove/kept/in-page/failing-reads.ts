export type FailingRead = { readonly nth: number; readonly how: 'aborts' | 'finds the connection closing' };

/** Runs before the scripts of a page: the n-th reading of what the shop keeps fails. */
export function failRead({ nth, how }: FailingRead): void {
  const { get } = IDBObjectStore.prototype;
  let count = 0;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, query: IDBValidKey | IDBKeyRange) {
    if (this.name !== 'values') return get.call(this, query);
    count += 1;
    if (count !== nth) return get.call(this, query);
    if (how !== 'aborts') throw new DOMException('The database connection is closing.', 'InvalidStateError');
    const request = get.call(this, query);
    this.transaction.abort();
    return request;
  };
}
