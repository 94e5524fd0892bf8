/** How long a shopper who has left the device may be seen on it. */
export const PATIENCE_MS = 10_000;
export const LIMITS = { limitMs: PATIENCE_MS, pauseMs: 20 };

export const piece = {
  id: 77_000_000,
  sku: 'LEAVING-1',
  name: 'Plain Stole',
  url_key: 'plain-stole',
  url_path: 'plain-stole',
  price: 1_500,
  qty: 1_000_000,
};
