import { makeAutoObservable } from 'mobx';
import type { DeviceFlags } from '#domain/device-flags/device-flags.ts';
import type { InstallOffer } from '#domain/offline/install-offer.ts';

export type InstallPorts = { readonly installOffer: InstallOffer; readonly deviceFlags: DeviceFlags };

const DECLINED = 'install-declined';

/** Offers once something was ordered to set the shop among the programs of the device; who declines is never asked again. */
export class InstallModel {
  readonly #ports: InstallPorts;
  isOffered = false;

  constructor(ports: InstallPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Called when an order stands on the page. */
  async look(): Promise<void> {
    const { installOffer, deviceFlags } = this.#ports;
    this.setOffered(installOffer.isThere() && (await deviceFlags.read(DECLINED)) === null);
  }

  async install(): Promise<void> {
    this.setOffered(false);
    if (!(await this.#ports.installOffer.ask())) await this.putAway();
  }

  async decline(): Promise<void> {
    this.setOffered(false);
    await this.putAway();
  }

  private async putAway(): Promise<void> {
    const description = 'Whoever uses this device does not want the shop among its programs.';
    await this.#ports.deviceFlags.set({ code: DECLINED, value: true, description });
  }

  private setOffered(isOffered: boolean): void {
    this.isOffered = isOffered;
  }
}
