'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { Serviceability } from '#lib/storefront/catalogue/types.ts';
import { PAN_LIMIT } from '#lib/storefront/payments/pan.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Field } from '@/components/ui/field';
import { BillFields } from './bill-fields';
import { StepBar } from './step-bar';
import { toDeliveryPromise } from './to-delivery-promise';

const idOf = (name: string) => `delivery-${name}`;

interface DeliveryFormProps {
  address: Address;
  delivery: Serviceability;
  book: Address[];
  panNeeded: boolean;
  payable: number;
  rendered: FormState;
}

/** The delivery step: the delivery date, and the billing details. */
export function DeliveryForm({ address, delivery, book, panNeeded, payable, rendered }: DeliveryFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  return (
    <form method="post" action={apiPaths.checkoutDelivery()} noValidate onSubmit={onSubmit} className="mt-4 grid gap-5">
      {/* Enter presses the first button of a form, which must not be the one that leads to another page. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ProblemSummary problems={problems} idOf={idOf} />
      <div>
        <p className="text-lg">Delivery {promiseText(toDeliveryPromise(delivery))}</p>
        <p className="text-muted">
          to {address.city} <span className="tabular-nums">{address.pincode}</span>
        </p>
        {delivery.identityNeeded && (
          <p className="mt-3 border-brass border-l-2 py-1 pl-4">
            Please have a photo ID ready. The courier will check it at delivery.
          </p>
        )}
      </div>
      {panNeeded && (
        <Field
          id={idOf('pan')}
          name="pan"
          label="PAN"
          hint={`Required by law for orders above ${PAN_LIMIT}.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          defaultValue={values.pan ?? ''}
          error={problems.pan ?? ''}
          className="max-w-sm"
        />
      )}
      <BillFields address={address} book={book} values={values} problems={problems} idOf={idOf} />
      <StepBar payable={payable} submit="Continue to payment" busy={busy} />
    </form>
  );
}
