import { loadContract } from '#api/contract/load-contract.ts';

/** Read once for all tests, and for the API they ask: it takes half a second, and each rule again when it is first used. */
export const contract = loadContract();
