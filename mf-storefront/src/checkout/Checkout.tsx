import type { CartLine } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import type { User } from '@ethereal/contracts/identity';
import { EMPTY_CART, type UserLocation } from '@ethereal/contracts/orders';
import type { PaymentMethod } from '@ethereal/contracts/payments';
import { AddressFields } from '@ethereal/shop-ui/addresses/AddressFields.tsx';
import { EMPTY_ADDRESS } from '@ethereal/shop-ui/addresses/address.ts';
import { isOffline, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { useContractForm } from '@ethereal/web-kit/forms/useContractForm.ts';
import { useSingleSubmit } from '@ethereal/web-kit/forms/useSingleSubmit.ts';
import { lazyPart } from '@ethereal/web-kit/page/lazy-part.tsx';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { codesWith } from '../cart/discounts.ts';
import page from '../items/Page.module.css';
import { Autofill } from './Autofill.tsx';
import { type Attempt, attemptFor, openAttempt } from './attempt.ts';
import { claimOf } from './claim.ts';
import { lacksChoice } from './lacks-choice.ts';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { readPayment, readTypedAddress, storePayment, storeTypedAddress } from './typed-address.ts';
import { changesIn, isLost, usePlaceOrder } from './usePlaceOrder.ts';

const loadMissingChoices = () => import('./MissingChoices.tsx').then((file) => file.MissingChoices);
const MissingChoices = lazyPart(loadMissingChoices);

const NOT_PLACED = 'The order could not be placed. Please try again.';
const NO_ANSWER = 'No answer came. Press Place Order again: it will not be ordered twice.';
const OFFLINE = 'You are offline. Press Place Order again once you are back online: it will not be ordered twice.';

type Props = {
  buyer: User;
  lines: readonly CartLine[];
  codes: readonly CartCode[];
  methods: readonly PaymentMethod[];
  /** Default address, which is filled in at once. */
  address: UserLocation | null;
};

/** Renders the address, the payment and the summary, and places the order. */
export function Checkout({ buyer: { _id: buyer, fname, lname }, lines, codes, methods, address: saved }: Props) {
  const form = useContractForm({
    schema: () => import('./address.schema.ts').then((file) => file.addressSchema),
    defaultValues: { ...EMPTY_ADDRESS, fullname: `${fname} ${lname}`.trim(), ...saved, ...readTypedAddress(buyer) },
    errorPrefix: 'userLocation.',
  });
  useEffect(() => {
    const watching = form.watch((address) => storeTypedAddress(buyer, address));
    return () => watching.unsubscribe();
  }, [form, buyer]);
  const [chosen, setChosen] = useState(() => openAttempt(buyer)?.claim.payment ?? readPayment(methods));
  const payment = methods.find((method) => method === chosen) ?? methods[0] ?? 'on-delivery';
  function choose(method: PaymentMethod) {
    storePayment(method);
    setChosen(method);
  }
  const usedCodes = codesWith(codes, payment);
  const [isChoosing, setChoosing] = useState(false);
  const hasOfferedChoices = useRef(false);
  const placing = usePlaceOrder();
  const guardSubmit = useSingleSubmit();
  const changes = changesIn(placing.error);

  async function place(attempt: Attempt) {
    await placing.mutateAsync(attempt).catch((error: Error) => {
      if (changesIn(error) || form.showFaults(error)) return;
      if (isOffline(error)) notify.error(OFFLINE);
      else notify.error(isLost(error) ? NO_ANSWER : messageOf(error, NOT_PLACED));
    });
  }

  /** Whether a color or size is missing that the dialog can offer; false if the dialog could not be loaded. */
  async function mustOfferChoices(): Promise<boolean> {
    if (hasOfferedChoices.current || !lines.some(lacksChoice)) return false;
    return loadMissingChoices().then(
      () => true,
      () => false,
    );
  }

  async function submit(event?: BaseSyntheticEvent) {
    const unanswered = lines.length === 0 ? openAttempt(buyer) : undefined;
    if (unanswered) await place(unanswered);
    else if (lines.length === 0) notify.error(EMPTY_CART);
    else if (await mustOfferChoices()) setChoosing(true);
    else {
      const orderAt = form.handleSubmit((address) =>
        place(attemptFor(claimOf(buyer, lines, usedCodes, address, payment))),
      );
      // The form shows why it could not be checked, such as offline. The next press checks it again.
      await orderAt(event).catch(() => undefined);
    }
  }

  return (
    <form className={`stack-6 one-column ${page.columns}`} onSubmit={guardSubmit(submit)} noValidate>
      <div className="stack-5">
        <Autofill onAddress={(address) => form.reset({ ...EMPTY_ADDRESS, ...address })} />
        <AddressFields form={form} />
      </div>
      <OrderSummary lines={lines} codes={usedCodes} state={form.watch('state')} busy={placing.isPending}>
        {methods.includes('card') && <PaymentChoice methods={methods} chosen={payment} onChoose={choose} />}
        {changes && <OrderChanges changes={changes} lines={lines} codes={usedCodes} busy={placing.isPending} />}
      </OrderSummary>
      {isChoosing && (
        <MissingChoices
          lines={lines}
          onClose={() => {
            hasOfferedChoices.current = true;
            setChoosing(false);
          }}
        />
      )}
    </form>
  );
}
