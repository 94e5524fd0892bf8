import type { SheetField } from '#viewmodels/account/sign-in-model.ts';
import { cartMergedMessages } from '#viewmodels/messages/cart-merged/en.ts';
import { signInMessages } from '#viewmodels/messages/sign-in/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Pages } from './service-pages.ts';
import type { BeingSignedIn, ChangingPassword, MergingCarts, SigningIn, UsingSheet } from './signing-in.ts';

const texts = inEnglish(signInMessages);

/** Which form is behind a link of the sheet. */
const formsBehind = {
  [texts.toRegister]: 'register',
  [texts.toForgotPassword]: 'forgot-password',
  [texts.toLogin]: 'login',
};

/** Uses the models of the sheet to sign in and of the account in the head of the page. */
export function createServiceSigningIn(pages: Pages): SigningIn {
  return {
    ...usingSheet(pages),
    ...beingSignedIn(pages),
    ...mergingCarts(pages),
    ...changingPassword(pages),
  };
}

function usingSheet(pages: Pages): UsingSheet {
  const { opens, screens, settles } = pages;
  const { fieldCalled, sheet } = inSheet(pages);
  return {
    ...readingSheet(pages),
    async opensSheet(form) {
      const { account, frame, signIn } = screens();
      frame.openAccount();
      await account.opened();
      account.openSheet(form === 'Register' ? 'register' : 'login');
      signIn.begin();
      await settles();
    },
    async sheet() {
      const { form, isOpen } = screens().signIn;
      return isOpen ? texts.headings[form] : null;
    },
    goesOnTo: async (way) => sheet().show(formsBehind[way] as keyof typeof texts.headings),
    async fillsSheet(filling) {
      for (const [label, text] of Object.entries(filling)) {
        const field = fieldCalled(label);
        if (field === 'areTermsAccepted') throw new Error('The terms are accepted, not typed.');
        sheet().type(field, text);
        sheet().leave(field);
      }
    },
    acceptsTermsInSheet: async () => sheet().accept(true),
    async sendsSheet() {
      const sending = sheet().send();
      await settles();
      const next = await sending;
      if (next !== null) await opens(next);
    },
  };
}

function readingSheet(pages: Pages) {
  const { screens, settles } = pages;
  const { fieldCalled, sheet } = inSheet(pages);
  return {
    typedInSheet: async (label) => String(sheet().details[fieldCalled(label)]),
    sheetProblemAt: async (label) => sheet().problemAt(fieldCalled(label)),
    async sheetMessages() {
      await settles();
      const { answer, mailSent } = sheet();
      return [...screens().notices.all.map(({ text }) => text), answer, mailSent].filter(Boolean).join(' ');
    },
  } satisfies Partial<UsingSheet>;
}

function beingSignedIn(pages: Pages): BeingSignedIn {
  const { screens, settles } = pages;
  return {
    async signedInAs() {
      await settles();
      return screens().account.name;
    },
    async logsOutFromPanel() {
      await screens().account.logOut();
      await settles();
    },
  };
}

function mergingCarts(pages: Pages): MergingCarts {
  const { opens, screens, settles } = pages;
  return {
    async mergeReceipt() {
      await opens('/cart');
      const { merged } = screens().cart;
      return merged && inEnglish(cartMergedMessages).together(merged.fromDevice, merged.fromAccount);
    },
    async undoesMerge() {
      await screens().cart.undoMerge();
      await settles();
    },
    async keepsMerged() {
      screens().cart.keepMerged();
      await settles();
    },
  };
}

function changingPassword(pages: Pages): ChangingPassword {
  const { screens, settles } = pages;
  const { passwordFieldCalled } = inSheet(pages);
  return {
    async changesPassword(filling) {
      const { password } = screens().accountPage;
      for (const [label, text] of Object.entries(filling)) password.type(passwordFieldCalled(label), text);
      await password.send();
      await settles();
    },
    passwordProblemAt: async (label) => screens().accountPage.password.problemAt(passwordFieldCalled(label)),
  };
}

function inSheet(pages: Pages) {
  const { screens } = pages;
  return { fieldCalled, passwordFieldCalled, sheet };

  function sheet() {
    const { signIn } = screens();
    if (!signIn.isOpen) throw new Error('No sheet is open.');
    return signIn;
  }

  function fieldCalled(label: string): SheetField {
    const found = Object.entries(texts.fields).find(([, each]) => each === label);
    if (!found) throw new Error(`The sheet has no "${label}".`);
    return found[0] as SheetField;
  }

  function passwordFieldCalled(label: string) {
    if (label === texts.currentPassword) return 'current';
    return label === texts.newPassword ? 'next' : 'repeated';
  }
}
