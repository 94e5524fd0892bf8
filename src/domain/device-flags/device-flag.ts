/** Something that is true of this device, by its code: that a hint was read, perhaps (ACC-19). */
export type DeviceFlag = {
  readonly code: string;
  /** When it was set last, as `2026-11-23T09:30:00.000Z`. */
  readonly createdAt: string;
  readonly value: string | number | boolean;
  /** What it is for, to whoever looks into the device. */
  readonly description: string;
};
