import { anyText } from '#domain/interface/kept-form.ts';
import { createWithdraw } from '#domain/orders/withdraw.ts';
import { nothingStated, type WithdrawalForm } from '#domain/orders/withdrawal.ts';
import { createWithdrawScreen } from '#viewmodels/confirmation/withdraw-model.ts';
import { formDraft } from '../areas/draft.ts';

/** Withdrawing from an order in the European Union. */
export const withdrawing = {
  withdrawalDraft: formDraft<WithdrawalForm>({
    form: 'withdrawal',
    initial: nothingStated,
    fields: { name: anyText, order: anyText, email: anyText, pieces: anyText },
  }),
  withdraw: createWithdraw,
  withdrawScreen: createWithdrawScreen,
};
