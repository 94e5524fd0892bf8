/** Something that this call needs cannot be had just now; a later try may find it. The caller hears 503. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
