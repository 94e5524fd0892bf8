import { Button } from '#ui/components/button.tsx';
import { LinkButton } from '#ui/components/link-button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import type { OrderPage } from '#viewmodels/confirmation/order-page.ts';
import { paymentMessages } from '#viewmodels/messages/payment/en.ts';
import css from './order-details.module.css';

type Props = { readonly page: OrderPage; readonly isChecking: boolean; readonly onCheck: () => void };

/** What to do next, where something is left to do. */
export function WaysOn({ page, isChecking, onCheck }: Props) {
  const { checkAgain } = useMessages(paymentMessages);
  const isOpen = page.kind === 'checking' || page.kind === 'due';
  if (page.ways.length === 0 && !isOpen) return null;
  return (
    <div className={css['actions']}>
      {page.ways.map(({ text, to, leavesShop }, at) => (
        <LinkButton key={to} to={to} kind={at === 0 ? 'main' : 'second'} data-reload={leavesShop || undefined}>
          {text}
        </LinkButton>
      ))}
      {isOpen && (
        <Button kind={page.ways.length === 0 ? 'main' : 'second'} isBusy={isChecking} onClick={onCheck}>
          {checkAgain}
        </Button>
      )}
    </div>
  );
}
