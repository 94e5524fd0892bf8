import type { Contract } from '#contract-kit/contract/load-contract.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { bodyChecks } from './body-checks.ts';
import { cartChecks } from './cart-checks.ts';
import { cartRefusals } from './cart-refusals.ts';
import { catalogueChecks } from './catalogue-checks.ts';
import { contentChecks } from './content-checks.ts';
import { creditChecks } from './credit-checks.ts';
import { dateChecks } from './date-checks.ts';
import { checksOfEach } from './each-operation.ts';
import { facetChecks } from './facet-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { optionsChecks } from './options-checks.ts';
import { orderChecks } from './order-checks.ts';
import { orderOfSearchChecks } from './order-of-search-checks.ts';
import { rightsChecks } from './rights-checks.ts';
import { searchChecks } from './search-checks.ts';
import { textChecks } from './text-checks.ts';
import { transportChecks } from './transport-checks.ts';
import { userChecks } from './user-checks.ts';

/** Everything that the kit knows to ask of a server. */
export function allChecks({ operations }: Contract): readonly Check[] {
  return [
    ...transportChecks,
    ...optionsChecks(operations),
    ...checksOfEach(operations),
    ...bodyChecks(operations),
    ...cartChecks,
    ...cartRefusals,
    ...moneyChecks,
    ...dateChecks,
    ...catalogueChecks,
    ...searchChecks,
    ...orderOfSearchChecks,
    ...facetChecks,
    ...textChecks,
    ...orderChecks,
    ...userChecks,
    ...rightsChecks(operations),
    ...creditChecks,
    ...contentChecks,
  ];
}
