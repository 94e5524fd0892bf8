import { type MouseEvent, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { SaidWhenChanged } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import { linkTo } from '#viewmodels/product/link-to.ts';

/** Copies the address of the page as it stands, chosen variant included; where it may not, it says what to do instead. */
export function ShareLink() {
  const { copyLink, linkCopied, copyYourself } = useMessages(productMessages);
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async ({ currentTarget }: MouseEvent): Promise<void> => {
    const page = currentTarget.ownerDocument.defaultView;
    const clipboard: Clipboard | undefined = page?.navigator.clipboard; // absent where the page came without https
    try {
      if (!page || !clipboard) throw new Error('There is no clipboard.');
      await clipboard.writeText(linkTo(page.location));
      setOutcome(linkCopied);
    } catch {
      setOutcome(copyYourself);
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={copy}>
        {outcome ?? copyLink}
      </Button>
      <SaidWhenChanged text={outcome ?? ''} />
    </>
  );
}
