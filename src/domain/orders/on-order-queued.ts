import type { AskToSend } from '#domain/offline/ask-to-send.ts';
import type { AskForLasting } from '#domain/storage/ask-for-lasting.ts';
import type { OrderRules } from './follow-up-orders.ts';

/**
 * What is done when an order has to wait: the browser is asked to keep it, and to send it by itself where orders are sent
 * without asking (CONF-47).
 */
export type OnOrderQueued = () => void;

type Ports = { readonly askForLasting: AskForLasting; readonly askToSend: AskToSend; readonly orderRules: OrderRules };

export function createOnOrderQueued({ askForLasting, askToSend, orderRules }: Ports): OnOrderQueued {
  return () => {
    void askForLasting();
    if (orderRules.automaticTransmission) void askToSend();
  };
}
