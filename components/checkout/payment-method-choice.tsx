import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { paymentMethodHint, paymentOptionsToShow } from '#lib/storefront/checkout/payment-options.ts';
import type { PaymentOption } from '#lib/storefront/checkout/types.ts';
import { RadioCard } from './radio-card';

interface PaymentMethodChoiceProps {
  ways: PaymentOption[];
  /** The one that is chosen at first; empty where none can be. */
  chosen: string;
  /** What is wrong with the choice; empty where nothing is. */
  problem: string;
  onChoose: (method: string) => void;
}

/** The ways to pay. One that cannot be chosen says why. */
export function PaymentMethodChoice({ ways, chosen, problem, onChoose }: PaymentMethodChoiceProps) {
  const id = 'order-method';
  return (
    <fieldset aria-describedby={problem && `${id}-problem`} className="grid gap-3">
      <legend className="sr-only">Payment method</legend>
      {paymentOptionsToShow(ways).map((way, index) => (
        <RadioCard
          key={way.method}
          id={index === 0 ? id : `${id}-${way.method}`}
          name="method"
          value={way.method}
          defaultChecked={way.method === chosen}
          onChange={() => onChoose(way.method)}
          disabled={way.refusal !== ''}
          label={paymentMethodName(way.method)}
        >
          {paymentMethodHint(way)}
        </RadioCard>
      ))}
      {chosen === '' && (
        <p role="alert">No payment method is available at the moment. Your cart is saved. Please try again later.</p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
