/* Apart from what uses it, since the first file of a page has it: an order may be placed without a network (CHK-42). */

/** The code that places orders. */
export async function loadPlacing() {
  return (await import(/* webpackChunkName: "placing" */ './placing.ts')).placing;
}
