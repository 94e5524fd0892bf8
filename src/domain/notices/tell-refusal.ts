import type { Refusal } from '#domain/shared/reply.ts';
import type { Notify } from './notify.ts';

/** Shows the API's words as an error, unless the call was a silent one (ERR-01 to ERR-04). */
export type TellRefusal = (refusal: Refusal) => void;

export function createTellRefusal({ notify }: { readonly notify: Notify }): TellRefusal {
  return ({ message, isSilent }) => {
    if (!isSilent) notify({ code: 'server-message', text: message });
  };
}
