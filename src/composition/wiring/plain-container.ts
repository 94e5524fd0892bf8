/**
 * Stands in the worker's build for Inversify. The container of a shop holds its factories by their names, and the worker,
 * which wakes up to send a few calls, is handed no library for that.
 */
export class Container {
  readonly #values = new Map<string, unknown>();

  isBound(name: string): boolean {
    return this.#values.has(name);
  }

  unbind(name: string): void {
    this.#values.delete(name);
  }

  bind(name: string): { readonly toConstantValue: (value: unknown) => void } {
    return { toConstantValue: (value) => void this.#values.set(name, value) };
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }
}
