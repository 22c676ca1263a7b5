import type { User } from '@ethereal/contracts/identity';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { useState } from 'react';
import { Section } from '../../frame/Section.tsx';

const SecondFactorSetup = lazyPart(
  () => import('@ethereal/shop-ui/second-factor/SecondFactorSetup.tsx').then((file) => file.SecondFactorSetup),
  <LoadingRows label="Loading the second factor" height="2.75rem" />,
);
const TurnOffDialog = lazyPart(() => import('./TurnOffDialog.tsx').then((file) => file.TurnOffDialog));

/** Switches the second factor on or off. */
export function SecondFactor({ user }: { user: User }) {
  // Set until the user's details are read again.
  const [changed, setChanged] = useState<'on' | 'off'>();
  const [step, setStep] = useState<'nothing' | 'setting up' | 'turning off'>('nothing');
  const isOn = changed ? changed === 'on' : user.secondFactor === true;
  const finish = (state: 'on' | 'off') => {
    setChanged(state);
    setStep('nothing');
  };
  return (
    <Section
      title="Second Factor"
      lead={
        isOn
          ? 'On: logging in takes your password and a code from your app.'
          : 'A code from an authenticator app beside your password keeps others out who know it.'
      }
    >
      {step === 'setting up' && (
        <SecondFactorSetup
          startsAtOnce
          doneText="Done"
          onDone={() => finish('on')}
          onCancel={() => setStep('nothing')}
        />
      )}
      {step === 'turning off' && <TurnOffDialog onClose={() => setStep('nothing')} onDone={() => finish('off')} />}
      {step !== 'setting up' && (
        <div className="row-3">
          <Button variant="secondary" onClick={() => setStep('setting up')}>
            {isOn ? 'Set up anew' : 'Set up a second factor'}
          </Button>
          {isOn && (
            <Button variant="danger" onClick={() => setStep('turning off')}>
              Turn off
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
