import { amount, either, filled, flag, type Parser, shape, text, valueOrNull } from '#adapters/wire/parser.ts';
import type { DeviceFlag } from '#domain/device-flags/device-flag.ts';

const storedClaim: Parser<DeviceFlag> = shape({
  code: filled,
  createdAt: filled,
  value: either(text, either(amount, flag)),
  description: text,
});

/** A claim that a device kept; null when it is none. */
export function readStoredDeviceFlag(stored: unknown): DeviceFlag | null {
  return valueOrNull(storedClaim, stored);
}
