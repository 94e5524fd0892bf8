import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpMailGateway } from './http-mail-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const mail = { from: 'meera@mail.test', to: 'care@zari.example', subject: 'An order', text: 'When will it arrive?' };

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, mails: createHttpMailGateway({ transport }) };
}

test('CUST-36 a token is asked for', async () => {
  const { http, mails } = open();
  http.answer(okAnswer('mt_51c7'));
  expect(await mails.token()).toEqual({ kind: 'ok', value: 'mt_51c7' });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: '/api/ext/mail-service/get-token', body: null }]);
});

test('CUST-37 a mail is sent with the token, and its writer is told that it has arrived', async () => {
  const { http, mails } = open();
  http.answer(okAnswer('OK'));
  expect(await mails.send(mail, 'mt_51c7')).toEqual({ kind: 'ok', value: true });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/ext/mail-service/send-email' }]);
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toEqual({
    token: 'mt_51c7',
    sourceAddress: 'meera@mail.test',
    targetAddress: 'care@zari.example',
    subject: 'An order',
    emailText: 'When will it arrive?',
    confirmation: true,
  });
});

test.each(['', null, 51, { token: 'mt_51c7' }])('CUST-36 %o is no token', async (result) => {
  const { http, mails } = open();
  http.answer(okAnswer(result));
  expect(await mails.token()).toMatchObject({ kind: 'failed' });
});

test('CUST-38 a refusal is left to the form to tell', async () => {
  const { http, mails } = open();
  http.answer(jsonAnswer(500, { code: 500, result: 'No transport is defined for mail service!' }));
  expect(await mails.token()).toMatchObject({ kind: 'refused', code: 500, isSilent: true });
});
