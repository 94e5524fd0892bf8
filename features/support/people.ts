import type { Person } from '../assemblies/world-facts.ts';

/** Somebody with an account; the number keeps the accounts of one run apart. */
export function personCalled(firstName: string, number: number): Person {
  return {
    firstName,
    lastName: 'Rao',
    email: `${firstName.toLowerCase()}.${number}@mail.test`,
    password: 'indigo lotus 27',
  };
}
