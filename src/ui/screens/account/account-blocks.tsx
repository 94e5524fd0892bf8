import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { type Block, blockAt } from '#viewmodels/account/account-blocks.ts';
import type { AccountScreenModel } from '#viewmodels/account/account-screen-model.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { AccountAwaited } from './account-awaited.tsx';
import css from './account-frame.module.css';
import { AccountFrame } from './account-frame.tsx';
import { CreditBlock } from './credit-block.tsx';
import { MyDataBlock } from './my-data-block.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import { OrderBlock } from './order-block.tsx';
import { OrdersBlock } from './orders-block.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { RecentBlock } from './recent-block.tsx';
import { ShippingBlock } from './shipping-block.tsx';

type Props = { readonly model: AccountScreenModel };

/** What stands in the account of who is signed in, a block at a time. */
export const AccountBlocks = observer(({ model }: Props) => {
  const { logOut } = useMessages(accountPageMessages);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { isReady, leadsTo } = model;
  useEffect(() => {
    if (isReady) model.opened(blockAt(pathname));
  }, [model, isReady, pathname]);
  useEffect(() => {
    if (leadsTo !== null) void navigate(leadsTo, { replace: true });
  }, [navigate, leadsTo]);
  useEffect(() => model.left, [model]);

  if (!isReady) return <AccountAwaited />;
  const leave = (
    <Button kind="quiet" className={css['logOut']} onClick={model.logOut}>
      {logOut}
    </Button>
  );
  return (
    <AccountFrame beside={leave}>
      <BlockContent model={model} block={blockAt(pathname)} />
    </AccountFrame>
  );
});

function BlockContent({ model, block }: Props & { readonly block: Block }) {
  switch (block.kind) {
    case 'profile':
      return <ProfileBlock model={model.profile} password={model.password} />;
    case 'shipping':
      return <ShippingBlock model={model} />;
    case 'newsletter':
      return <NewsletterBlock model={model.newsletter} />;
    case 'orders':
      return <OrdersBlock model={model.orders} />;
    case 'order':
      return <OrderBlock model={model.orders} id={block.id} />;
    case 'recent':
      return <RecentBlock model={model.recent} />;
    case 'credit':
      return <CreditBlock model={model.credit} />;
    case 'data':
      return <MyDataBlock model={model.data} email={model.profile.form.customer?.email ?? ''} />;
    default:
      return block satisfies never;
  }
}
