/** First digits of PIN codes, as the reference data of the contract have them (section 12). */
const nowhere = /^(9|744|68255)/;
const withThePost = /^(18|19|737|78|79)/;

export function isDeliveredTo(pinCode: string): boolean {
  return !nowhere.test(pinCode);
}

export function takesCashAt(pinCode: string): boolean {
  return !withThePost.test(pinCode);
}
