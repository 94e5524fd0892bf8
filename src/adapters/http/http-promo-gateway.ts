import { parsePromos, type WirePromo } from '#adapters/wire/parse-promos.ts';
import type { PromoGateway } from '#domain/content/promo-gateway.ts';
import type { Promo } from '#domain/content/promos.ts';
import type { Log } from '#domain/shared/log.ts';
import { withValue } from '#domain/shared/reply.ts';
import { logLeftOut } from './log-left-out.ts';
import { spokenIn } from './spoken-in.ts';
import type { Transport } from './transport.ts';
import { isPageLink } from './web-address.ts';

type Ports = { readonly transport: Transport; readonly log: Log };

/** What the merchant announces, over HTTP (CONT-08). */
export function createHttpPromoGateway({ transport, log }: Ports): PromoGateway {
  return {
    async current() {
      const url = '/api/home/common-config';
      const reply = await transport.send({ method: 'GET', url, parse: parsePromos, isSilent: true });
      return withValue(reply, (promos) => {
        logLeftOut(log, 'strip or pop-up', promos);
        return promos.items.filter((each) => each.is_active).map(promoOf);
      });
    },
  };
}

const promoKinds = { strip: 'strip', exit_popup: 'exit-popup', generic_popup: 'generic-popup' } as const;

function promoOf({ id, type, title, content, link, coupon_code, delay_ms, language }: WirePromo): Promo {
  return {
    id,
    kind: promoKinds[type],
    title,
    content: content ?? '',
    link: link && isPageLink(link) ? link : '',
    coupon: coupon_code ?? '',
    delayMs: delay_ms,
    ...spokenIn({ language }),
  };
}
