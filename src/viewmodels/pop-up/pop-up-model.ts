import { makeAutoObservable } from 'mobx';
import type { ClosePromo } from '#domain/content/close-promo.ts';
import type { Promo } from '#domain/content/promos.ts';
import { type Panels, withPanelClosed } from '#domain/interface/panels.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { plainText } from '../merchant-text/html-text.ts';
import { popUpMessages } from '../messages/pop-up/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { NewsletterModel } from '../newsletter/newsletter-model.ts';

/** What a pop-up says; '' for what it does not. */
export type PopUpView = {
  readonly title: string;
  readonly text: string;
  /** Of title and text; absent: the catalog's own. */
  readonly language?: string;
  /** How its coupon is used. */
  readonly coupon: string;
  /** Where it leads. */
  readonly link: string;
  /** The form for the newsletter, where it invites to that (CUST-35). */
  readonly newsletter: NewsletterModel | null;
};

/** By this link a merchant invites to the newsletter. */
const TO_NEWSLETTER = '#newsletter';

type Ports = {
  readonly popUp: ReadonlyCell<Promo | null>;
  readonly panels: Cell<Panels>;
  readonly closePromo: ClosePromo;
  readonly newsletterPart: NewsletterModel;
  readonly messages: Messages;
};

/** The one pop-up of a visit. */
export class PopUpModel {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null while none is open. */
  get shown(): PopUpView | null {
    const { popUp, panels, newsletterPart, messages } = this.#ports;
    const promo = popUp.get();
    if (promo === null || panels.get().open !== 'pop-up') return null;
    const { title, content, coupon, link, language } = promo;
    const isInvitation = link === TO_NEWSLETTER;
    return {
      title,
      text: plainText(content),
      ...(language && { language }),
      coupon: coupon && messages(popUpMessages).coupon(coupon),
      link: isInvitation ? '' : link,
      newsletter: isInvitation ? newsletterPart : null,
    };
  }

  close(): void {
    this.answer();
    this.#ports.panels.update((now) => withPanelClosed(now, 'pop-up'));
  }

  /** The shopper has taken what it offers, or does not want it: it does not come again on this device. */
  answer(): void {
    const { popUp, closePromo } = this.#ports;
    const promo = popUp.get();
    if (promo) void closePromo(promo.id);
  }
}

export function createPopUpPanel(ports: Ports): PopUpModel {
  return new PopUpModel(ports);
}
