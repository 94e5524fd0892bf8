/** Countries whose addresses have no state, province or region that a courier asks for, as ISO 3166-1 codes. */
const withoutStates = new Set(
  'GB AT BE BG BH CH CY CZ DE DK EE FI FR GR HR HU IL LT LU LV MT NL NO PL PT QA RO SE SG SI SK LK NP OM KW BN BT'.split(
    ' ',
  ),
);

/** Whether an address in a country may name a state. */
export function hasStates(country: string): boolean {
  return !withoutStates.has(country);
}
