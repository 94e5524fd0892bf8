import { NOBODY } from '#api/contract-kit/calls/reference-data.ts';
import { succeedsHere, validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { type EachRule, says, withQuery } from '#api/contract-kit/checks/each/each-rule.ts';
import { ANY, answerName } from '#api/contract-kit/contract/documented-answers.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

const NOT_JSON = 'Request body is not valid JSON';
const WRONG_TYPE = 'Content type must be application/json';

/** Section 1: what is wrong with a request before its meaning is looked at. */
export const requestRules: readonly EachRule[] = [
  {
    name: 'unknown-store',
    section: 1,
    rule: 'an unknown storeCode is refused by its name',
    concerns: (operation) => operation.query.includes('storeCode') && isEnveloped(operation),
    answer: [400, 'Unknown store code {storeCode}'],
    async run(kit, { operationId }) {
      const parts = await withQuery(kit, operationId, { storeCode: NOBODY });
      await kit.client.refuse(operationId, parts, 400, `Unknown store code ${NOBODY}`);
    },
  },
  {
    name: 'not-json',
    section: 1,
    rule: 'a body that cannot be parsed is refused with 400',
    concerns: says(NOT_JSON),
    answer: [400, NOT_JSON],
    async run(kit, { operationId }) {
      const { body: _body, ...parts } = await validCall(kit, operationId);
      for (const text of ['{', 'a=b', '{"a":1,}', "{'a':1}"]) {
        await kit.client.refuse(operationId, { ...parts, text }, 400, NOT_JSON);
      }
    },
  },
  {
    name: 'content-type',
    section: 1,
    rule: 'a body of another content type is refused with 415, one with a charset is taken',
    concerns: ({ hasBody }) => hasBody,
    proves: [answerName(ANY, 415, WRONG_TYPE)],
    async run(kit, { operationId }) {
      const parts = await validCall(kit, operationId);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const headers = { 'content-type': type };
        await kit.client.refuse(operationId, { ...parts, headers }, 415, WRONG_TYPE);
      }
      const charset = { 'content-type': 'application/json; charset=utf-8' };
      if (succeedsHere({ operationId })) await kit.client.succeed(operationId, { ...parts, headers: charset });
    },
  },
  {
    name: 'method',
    section: 1,
    rule: 'another method on a known path is answered 405 in the envelope',
    concerns: () => true,
    async run(kit, { operationId }) {
      const { body: _body, ...parts } = await validCall(kit, operationId);
      for (const method of ['PUT', 'PATCH']) {
        const { status, body } = await kit.client.call(operationId, { ...parts, method });
        same({ status, body }, { status: 405, body: { code: 405, result: 'Method not allowed' } });
      }
    },
  },
];

const isEnveloped = ({ operationId }: DocumentedOperation) => operationId !== 'graphql';
