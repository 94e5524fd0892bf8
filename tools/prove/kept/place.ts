import { randomBytes } from 'node:crypto';
import type { Engine } from '../../engines/engine.ts';
import type { ShopClient } from '../../workbench/shop-client.ts';
import type { Devices } from './devices.ts';
import type { Person } from './doings.ts';

/** Where trials take place. */
export type Place = {
  readonly engine: Engine;
  readonly origin: string;
  readonly client: ShopClient;
  readonly devices: Devices;
};

/** How much longer than on a processor at its full speed somebody waits for something to come. */
export function patience({ engine }: Place, milliseconds: number): number {
  return milliseconds * Math.ceil(Math.sqrt(engine.slowness));
}

export async function newPerson(client: ShopClient): Promise<Person> {
  const name = `Kanari${randomBytes(5).toString('hex')}`;
  const person = { name, email: `${name.toLowerCase()}@mail.test`, password: `madder-${name}` };
  const customer = { email: person.email, firstname: name, lastname: `${name}son` };
  await client.post('/api/user/create', { customer, password: person.password });
  return person;
}
