import { parseUser } from '#adapters/wire/parse-user.ts';
import { anything, mapped } from '#adapters/wire/parser.ts';
import type { CustomerChange, UserGateway } from '#domain/session/user-gateway.ts';
import { customerOf, wireAddressOf } from './customer-of.ts';
import type { Call, Transport } from './transport.ts';

const readCustomer = mapped(parseUser, customerOf);
const readDone = mapped(anything, () => true as const);

/** Accounts over HTTP; all calls lie below /api/user (SESS-30). */
export function createHttpUserGateway({ transport }: { readonly transport: Transport }): UserGateway {
  return {
    register: ({ email, firstName, lastName, password }, proof) =>
      transport.send({
        ...post('create', { customer: { email, firstname: firstName, lastname: lastName }, password }),
        headers: proof === null ? {} : { token: proof },
        parse: readDone,
      }),
    resetPassword: (email) => transport.send({ ...post('reset-password', { email }), parse: readDone }),
    me: () => transport.send({ method: 'GET', url: '/api/user/me', auth: 'customer', parse: readCustomer }),
    change: (change, world) =>
      transport.send({
        ...post('me', changeOf(change)),
        auth: 'customer',
        parse: readCustomer,
        ...(world && { world }),
      }),
  };
}

function post(name: string, body: unknown): Pick<Call<never>, 'method' | 'url' | 'body'> {
  return { method: 'POST', url: `/api/user/${name}`, body };
}

function changeOf({ email, firstName, lastName, addresses, currentPassword }: CustomerChange) {
  const customer = { email, firstname: firstName, lastname: lastName };
  return {
    customer: addresses ? { ...customer, addresses: addresses.map(wireAddressOf) } : customer,
    ...(currentPassword && { currentPassword }),
  };
}
