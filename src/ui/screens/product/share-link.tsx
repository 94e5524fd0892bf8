import { type MouseEvent, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { useWords } from '#ui/words-context.ts';
import { productWords } from '#viewmodels/words/product/en.ts';

/** Copies the address of the page as it stands, chosen variant included. */
export function ShareLink() {
  const words = useWords(productWords);
  const [isCopied, setCopied] = useState(false);
  const copy = ({ currentTarget }: MouseEvent): void => {
    const page = currentTarget.ownerDocument.defaultView;
    page?.navigator.clipboard?.writeText(page.location.href).then(
      () => setCopied(true),
      () => setCopied(false), // the address bar has it, too
    );
  };
  return (
    <>
      <Button kind="quiet" onClick={copy}>
        {isCopied ? words.linkCopied : words.copyLink}
      </Button>
      <p aria-live="polite">
        <VisuallyHidden>{isCopied && words.linkCopied}</VisuallyHidden>
      </p>
    </>
  );
}
