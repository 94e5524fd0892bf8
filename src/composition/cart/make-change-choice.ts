import type { ChangeChoicePorts, MakeChangeChoice } from '#viewmodels/cart/change-choice-model.ts';

/** The model comes with the code of its dialog, when a shopper first wants another colour or size. */
export function createMakeChangeChoice(ports: ChangeChoicePorts): MakeChangeChoice {
  return async (line) => {
    const { ChangeChoiceModel } = await import(
      /* webpackChunkName: "change-choice" */ '#viewmodels/cart/change-choice-model.ts'
    );
    return new ChangeChoiceModel(ports, line);
  };
}
