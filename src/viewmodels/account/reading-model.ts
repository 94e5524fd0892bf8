import { makeAutoObservable } from 'mobx';

/** Reading something of the account: under way, or failed. What was read before stays to be seen. */
export class ReadingModel {
  readonly #read: () => Promise<boolean>;
  isReading = false;
  hasFailed = false;

  constructor(read: () => Promise<boolean>) {
    this.#read = read;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async read(): Promise<void> {
    this.begin();
    this.end(await this.#read());
  }

  private begin(): void {
    this.isReading = true;
    this.hasFailed = false;
  }

  private end(isRead: boolean): void {
    this.isReading = false;
    this.hasFailed = !isRead;
  }
}
