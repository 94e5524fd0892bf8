/** What a browser tells of its network, where it tells. */
type Network = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether nothing shall be fetched that nobody has asked for: data is to be saved, or the network is slow. */
export function isNetworkSpared(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Network };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
