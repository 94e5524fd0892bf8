/** Values that several of the workbench's schemas take. */

export const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
export const amount = { type: 'number', minimum: 0, maximum: 10_000_000, multipleOf: 0.01 } as const;
export const optionalAmount = { ...amount, type: ['number', 'null'] } as const;

export const day = { type: ['string', 'null'], format: 'date' } as const;
export const count = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;

/** An option id, or the label that shoppers read. */
export const option = { type: ['integer', 'string'] } as const;
