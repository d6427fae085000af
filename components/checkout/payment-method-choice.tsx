import { Fragment, type ReactNode } from 'react';
import { isGateway } from '#lib/contract/gateways.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { paymentMethodHint, paymentOptionsToShow } from '#lib/storefront/checkout/payment-options.ts';
import type { PaymentOption } from '#lib/storefront/checkout/types.ts';
import * as m from '#messages';
import { RadioCard } from './radio-card';

interface PaymentMethodChoiceProps {
  methods: PaymentOption[];
  /** The method selected at first; empty where none is available. */
  chosen: string;
  /** The problem of the choice; empty where there is none. */
  problem: string;
  onChoose: (method: string) => void;
  /** How the gateways take instalments, below the last of them that is available. */
  instalments?: ReactNode;
}

/** The payment methods as radio cards; a disabled one says why. */
export function PaymentMethodChoice({ methods, chosen, problem, onChoose, instalments }: PaymentMethodChoiceProps) {
  const id = 'order-method';
  const options = paymentOptionsToShow(methods);
  const last = options.findLast(({ method, refusal }) => refusal === '' && isGateway(method));
  return (
    <fieldset aria-describedby={problem && `${id}-problem`} className="grid gap-3">
      <legend className="sr-only">{m.checkoutMethods()}</legend>
      {options.map((option, index) => (
        <Fragment key={option.method}>
          <RadioCard
            id={index === 0 ? id : `${id}-${option.method}`}
            name="method"
            value={option.method}
            defaultChecked={option.method === chosen}
            onChange={() => onChoose(option.method)}
            disabled={option.refusal !== ''}
            label={paymentMethodName(option.method)}
          >
            {paymentMethodHint(option)}
          </RadioCard>
          {option === last && instalments}
        </Fragment>
      ))}
      {chosen === '' && <p role="alert">{m.checkoutNoMethod()}</p>}
      {problem && (
        <p id={`${id}-problem`} className="text-danger text-sm">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
