const ORDER_NUMBER = /^[A-Z]{2}\d{9}$/;

/** A number as the shop writes it, such as `AF000070012`, from what somebody typed: spaces, a `#` and small letters count for nothing. */
export function orderNumberOf(typed: string): string {
  return typed.replaceAll(/[\s#]+/g, '').toUpperCase();
}

export function isOrderNumber(typed: string): boolean {
  return ORDER_NUMBER.test(orderNumberOf(typed));
}
