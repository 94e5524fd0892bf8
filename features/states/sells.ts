import { demoSeller } from '#api/demo/seller.ts';
import type { World } from './state.ts';

const codes = ['kurta set', 'anarkali', 'lehenga'].map((words) => ({ words, code: '6204' }));

/** The shop says who sells, as a demo does. */
export function saysWhoSells({ around: { settings } }: World): void {
  const { name, address, gstin, grievanceOfficer, grievanceEmail: email, grievancePhone: phone } = demoSeller;
  Object.assign(settings.seller, { name, address, gstin, codes });
  Object.assign(settings.grievanceOfficer, { name: grievanceOfficer, email, phone });
}
