import { makeAutoObservable, observableRef } from 'mobx';
import type { Consent } from '#domain/consent/consent.ts';
import type { Purpose } from '#domain/consent/consent-choice.ts';
import { type Panels, withPanelClosed, withPanelOpen } from '#domain/interface/panels.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { consentMessages } from '../messages/consent/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

type Ports = {
  readonly consent: Consent;
  readonly panels: Cell<Panels>;
  readonly messages: Messages;
};

/** One thing that a shopper may allow. `isBarred`: their browser has refused it for them. */
export type PurposeView = {
  readonly purpose: Purpose;
  readonly name: string;
  readonly text: string;
  readonly isOn: boolean;
  readonly isBarred: boolean;
};

/** Asks what a shopper agrees to: in few words at first, one by one when they want to choose. */
export class ConsentModel {
  readonly #ports: Ports;
  isRead = false;
  /** What is ticked and not saved yet; null while that is what counts already. */
  draft: readonly Purpose[] | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { draft: observableRef }, { autoBind: true });
  }

  /** Reads what the device knows, which may be the answer. */
  async begin(): Promise<void> {
    await this.#ports.consent.read();
    this.setRead();
  }

  private setRead(): void {
    this.isRead = true;
  }

  /** Whether the question stands on the page. */
  get isAsking(): boolean {
    return this.isRead && this.#ports.consent.isToAsk() && !this.isOpen;
  }

  get isOpen(): boolean {
    return this.#ports.panels.get().open === 'consent';
  }

  get purposes(): readonly PurposeView[] {
    const { consent, messages } = this.#ports;
    const { names, texts } = messages(consentMessages);
    return consent.purposes.map((purpose) => ({
      purpose,
      name: names[purpose],
      text: texts[purpose],
      isOn: this.#ticked.includes(purpose),
      isBarred: consent.isBarred(purpose),
    }));
  }

  get #ticked(): readonly Purpose[] {
    const { consent } = this.#ports;
    return this.draft ?? consent.purposes.filter(consent.allows);
  }

  /** Where a choice was recorded: under which number. */
  get recorded(): string | null {
    const { consent, messages } = this.#ports;
    const number = consent.number();
    return number === '' ? null : messages(consentMessages).recorded(number);
  }

  tick(purpose: Purpose, isOn: boolean): void {
    const others = this.#ticked.filter((each) => each !== purpose);
    this.draft = isOn ? [...others, purpose] : others;
  }

  save(): void {
    this.#choose(this.#ticked);
  }

  allowAll(): void {
    this.#choose(this.#ports.consent.purposes);
  }

  refuseAll(): void {
    this.#choose([]);
  }

  open(): void {
    this.#ports.panels.update((now) => withPanelOpen(now, 'consent'));
  }

  close(): void {
    this.draft = null;
    this.#ports.panels.update((now) => withPanelClosed(now, 'consent'));
  }

  #choose(allowed: readonly Purpose[]): void {
    this.#ports.consent.choose(allowed);
    this.close();
  }
}

export function createConsentModel(ports: Ports): ConsentModel {
  return new ConsentModel(ports);
}
