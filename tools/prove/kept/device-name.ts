/** What a device has at the beginning: two pieces of a sari in the cart and one in the wishlist, and perhaps a stole. */
export type DeviceName = 'with a sari' | 'with a sari and a stole';
