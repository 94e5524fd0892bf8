import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { productMessages } from '#viewmodels/messages/product/en.ts';
import type { ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';

type Props = { readonly model: ProductScreenModel };

/** Into the cart and on to the checkout in one press. */
export const BuyNow = observer(({ model: { optionPrompt, buying } }: Props) => {
  const { buyNow } = useMessages(productMessages);
  const navigate = useNavigate();
  const buy = async (): Promise<void> => {
    const next = await optionPrompt.buy();
    if (next) await navigate(next);
  };
  return (
    <Button kind="second" isBusy={buying.isAdding} onClick={() => void buy()}>
      {buyNow}
    </Button>
  );
});
