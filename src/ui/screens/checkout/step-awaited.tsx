import { useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Told } from '#ui/components/told.tsx';
import { useMessages } from '#ui/hooks/messages-context.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import { commonMessages } from '#viewmodels/messages/common/en.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const loadSteps = async () => (await import(/* webpackChunkName: "checkout-steps" */ './later-steps.tsx')).LaterSteps;

type LaterSteps = ReturnType<typeof useLaterSteps>;

/** The code of the steps after the first, which is there when somebody has begun to fill that in. */
export function useLaterSteps(isWanted: boolean) {
  const [isMissing, setMissing] = useState(false);
  const Steps = useLate(isWanted && !isMissing, loadSteps, () => setMissing(true));
  return { Steps, isMissing, retry: () => setMissing(false) };
}

/** In the place of a step whose code is on its way, or could not be had. */
export function StepAwaited({ later: { isMissing, retry } }: { readonly later: LaterSteps }) {
  const messages = useMessages(commonMessages);
  if (!isMissing) return <CheckoutSkeleton />;
  return (
    <Told as="div" isUrgent>
      <p>{messages.shopSilent}</p>
      <Button onClick={retry}>{messages.retry}</Button>
    </Told>
  );
}
