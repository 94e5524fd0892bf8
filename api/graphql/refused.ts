/** A refusal that its caller is told of, in the contract's own words. `code` as in the envelope of other calls. */
export class Refused extends Error {
  readonly extensions: { readonly code: number };

  constructor(message: string, code: number) {
    super(message);
    this.name = 'Refused';
    this.extensions = { code };
  }
}
