import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { demoContent } from '#api/demo/demo-content.ts';
import type { ReferenceApi } from '#api/open-reference-api.ts';
import { createShopClock } from '#api/process/shop-clock.ts';
import { OPENING_MS, openTestShop } from '#api/testing/open-test-api.ts';
import { createClient } from './calls/client.ts';
import { defaultOptions, type Kit } from './calls/kit.ts';
import { allChecks } from './checks/all-checks.ts';
import { loadContract } from './contract/load-contract.ts';
import { failureLine, outcomeOf } from './run/run-checks.ts';

/** Some checks ask for many things, and passwords are slow on purpose. */
const LIMIT_MS = 60_000;
/** Accounts and sessions as many as the checks want. */
const PLENTY = 10_000;

const contract = loadContract();
const checks = allChecks(contract);
let api: ReferenceApi;
let kit: Kit;

beforeAll(async () => {
  let passed = 0;
  const clock = createShopClock(() => Date.now() + passed);
  api = await openTestShop({
    content: demoContent,
    clock,
    allowedOrigins: [defaultOptions.origin],
    accounts: { registrationsPerHour: PLENTY, loginsPerMinute: PLENTY },
    contactAddresses: [defaultOptions.mailTo],
    mailsPerHour: PLENTY,
    showsMail: true,
    standInPayment: true,
  });
  const port = await api.listen(0);
  const pass = async (milliseconds: number) => {
    passed += milliseconds;
  };
  kit = createKit(createClient(`http://127.0.0.1:${port}`, contract), contract, { ...defaultOptions, pass });
}, OPENING_MS);
afterAll(() => api.close());

describe('the reference API keeps the contract', () => {
  test.for(checks.map((check) => ({ check, id: check.id })))('$id', { timeout: LIMIT_MS }, async ({ check }) => {
    const outcome = await outcomeOf(kit, check);
    expect(outcome.kind === 'failed' ? failureLine(outcome.failure) : outcome.kind).toBe('passed');
  });
});
