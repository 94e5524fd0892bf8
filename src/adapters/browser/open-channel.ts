/** Null where the browser has no channels, or denies them as Firefox does with all site data blocked. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
