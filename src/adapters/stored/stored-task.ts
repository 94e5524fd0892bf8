import {
  amount,
  anything,
  filled,
  flag,
  isRecord,
  list,
  nullable,
  oneOf,
  type Parsed,
  type Parser,
  parsed,
  shape,
  text,
  whole,
} from '#adapters/wire/parser.ts';
import type { CallbackEvent, Endpoint, PayloadOf } from '#domain/queue/queued-command.ts';
import type { Task } from '#domain/queue/task.ts';
import { sumNames } from './amount-names.ts';
import { fromKept, toKept } from './kept-form.ts';
import { soundLocale } from './sound-locale.ts';
import type { RecordKind } from './stored-record.ts';

const address = shape({
  firstName: text,
  lastName: text,
  street: list(text),
  city: text,
  region: text,
  postcode: text,
  country: text,
  phone: text,
});

const cartState = shape({
  lines: list(shape({ sku: text, quantity: amount, price: amount })),
  total: nullable(amount),
  email: filled,
});

/** What each endpoint is given. */
const payloads: { readonly [E in Endpoint]: Parser<unknown> } = {
  'change-profile': shape({
    names: nullable(shape({ firstName: text, lastName: text })),
    shippingAddress: nullable(address),
  }),
  subscribe: shape({ email: filled }),
  'await-stock': shape({ email: filled, sku: filled, name: text }),
  'await-prices': shape({ email: filled, skus: list(filled), groupId: nullable(amount) }),
  'send-mail': shape({ from: filled, to: filled, subject: text, text }),
  'tell-cart': shape({ id: filled, state: cartState }),
  'tell-event': shape({ event_name: filled }),
  'record-consent': shape({
    number: filled,
    version: amount,
    chosenAt: filled,
    asked: list(text),
    allowed: list(text),
  }),
};

const events: { readonly [Event in CallbackEvent]: true } = {
  'profile-answered': true,
  'subscription-answered': true,
  'wait-answered': true,
  'price-wait-answered': true,
  'mail-answered': true,
};

const soundTask = shape({
  id: filled,
  endpoint: oneOf(...(Object.keys(payloads) as Endpoint[])),
  payload: anything,
  world: shape({ owner: nullable(text), storeCode: text, country: text, currency: text }),
  subject: nullable(text),
  revision: filled,
  createdAt: text,
  updatedAt: text,
  isTransmitted: flag,
  transmittedAt: nullable(text),
  result: anything,
  resultCode: nullable(amount),
  code: nullable(amount),
  isAcknowledged: flag,
  callbackEvent: nullable(oneOf(...(Object.keys(events) as CallbackEvent[]))),
  attempts: whole(),
  attemptedAt: nullable(text),
  mayHaveLeft: flag,
});

/** Tasks as devices keep them, read whole: what this build does not know of one is kept as it is. */
export const taskRecords: RecordKind<Task> = {
  store: 'tasks',
  noun: 'task',
  schema: 4, // the second since waits for a sku, the third since those for prices, this since those name no language
  parse: parseTask,
  write: (task) =>
    task.endpoint === 'tell-cart' ? { ...task, payload: toKept<PayloadOf<'tell-cart'>>(task.payload, sumNames) } : task,
  madeAt: ({ id }) => id,
  subject: 'subject',
};

function parseTask(input: unknown): Parsed<Task> {
  const found = soundTask(input);
  if (found.kind === 'malformed') return found;
  const task = known(input as Task);
  const asked = payloads[task.endpoint](task.payload);
  if (asked.kind === 'ok') return parsed(task);
  return { kind: 'malformed', field: ['payload', asked.field].filter(Boolean).join('.') };
}

/** Of a cart that is told, in the words of the code and its amounts as money. */
function known(task: Task): Task {
  const { locale, ...world } = task.world;
  const kept = { ...task, world: { ...world, ...soundLocale(locale ?? languageAskedFor(task)) } };
  return kept.endpoint === 'tell-cart' ? ({ ...kept, payload: fromKept(kept.payload, sumNames) } as Task) : kept;
}

/** Waits for prices named their language, such as `de`, in builds whose tasks said none. */
function languageAskedFor(task: Task): unknown {
  const asked: unknown = task.payload;
  return task.endpoint === 'await-prices' && isRecord(asked) ? asked['language'] : undefined;
}
