import type { PaymentWay } from '#lib/checkout/types.ts';
import { noteOfWay, waysToShow } from '#lib/checkout/ways.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { RadioCard } from './radio-card';

interface WayChoiceProps {
  ways: PaymentWay[];
  /** The one that is chosen at first; empty where none can be. */
  chosen: string;
  /** What is wrong with the choice; empty where nothing is. */
  problem: string;
  onChoose: (method: string) => void;
}

/** The ways to pay. One that cannot be chosen says why. */
export function WayChoice({ ways, chosen, problem, onChoose }: WayChoiceProps) {
  const id = 'order-method';
  return (
    <fieldset aria-describedby={problem && `${id}-problem`} className="grid gap-3">
      <legend className="sr-only">Payment method</legend>
      {waysToShow(ways).map((way, index) => (
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
          {noteOfWay(way)}
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
