import type { GrievanceOfficer } from '#domain/contact/grievance-officer.ts';
import type { Seller } from '#domain/invoice/seller.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

export type WhoAnswersPorts = {
  readonly seller: Pick<Seller, 'name' | 'address'>;
  readonly grievanceOfficer: GrievanceOfficer;
  readonly storeView: ReadonlyCell<Pick<StoreView, 'country'>>;
};

/** Who sells, and who answers complaints. */
export class WhoAnswers {
  readonly #ports: WhoAnswersPorts;

  constructor(ports: WhoAnswersPorts) {
    this.#ports = ports;
  }

  /** In lines; none where the merchant does not say it. */
  get seller(): readonly string[] {
    const { name, address } = this.#ports.seller;
    return [name, address].filter((line) => line !== '');
  }

  /** Whom the law of India wants to be named there (docs/law.md); null elsewhere, and where nobody is. */
  get officer(): GrievanceOfficer | null {
    const { grievanceOfficer: officer, storeView } = this.#ports;
    return officer.name !== '' && storeView.get().country === 'IN' ? officer : null;
  }
}
