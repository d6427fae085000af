import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Address } from '#lib/storefront/account/addresses/types.ts';
import type { StepForm } from '#lib/storefront/checkout/types.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { AddressForm } from '@/components/account/addresses/address-form';
import { Icon } from '@/components/ui/icon';
import { AddressChoice } from './address-choice';

interface AddressStepProps {
  book: Address[];
  /** The id of the address that was chosen before; empty where there is none. */
  chosen: string;
  form: StepForm;
  payable: number;
}

/** The address step: a saved address, or a new one. */
export function AddressStep({ book, chosen, form, payable }: AddressStepProps) {
  const { rendered, key } = form;
  const isNew = rendered.values.intent === 'save';
  const hasProblems = Object.keys(rendered.problems).length > 0;
  const newAddress = (
    <AddressForm
      id=""
      formKey={key}
      next=""
      rendered={isNew || !hasProblems ? rendered : EMPTY_FORM}
      action={apiPaths.checkoutAddress()}
      submit={m.checkoutSaveAddress()}
      canCancel={false}
    />
  );
  if (book.length === 0) return newAddress;
  const first = book.find(({ id }) => id === chosen) ?? book[0];
  return (
    <>
      <AddressChoice
        addresses={book}
        chosen={first?.id ?? ''}
        problems={hasProblems && !isNew ? rendered.problems : {}}
        payable={payable}
      />
      <details open={isNew} className="group mt-4 border-line border-y">
        <summary className="flex min-h-12 items-center justify-between">
          {m.checkoutAddAddress()}
          <Icon
            name="down"
            className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="pb-6">{newAddress}</div>
      </details>
    </>
  );
}
