import { ContainerModule } from 'inversify';
import { provideState } from '../provide.ts';
import { IS_DEVICE_LATE, IS_DEVICE_READ, IS_ONLINE } from './tokens.ts';

export const deviceState = new ContainerModule(({ bind }) => {
  provideState(bind, IS_ONLINE, 'isOnline', true);
  provideState(bind, IS_DEVICE_READ, 'isDeviceRead', false);
  provideState(bind, IS_DEVICE_LATE, 'isDeviceLate', false);
});
