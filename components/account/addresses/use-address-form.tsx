'use client';

import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import type { FormState, Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import type { AddressFields } from './address-fields';
import { idOf } from './field-id';
import { useAddressChecks } from './use-address-checks';
import { usePincodeLookup } from './use-pincode-lookup';

interface AddressFormParts {
  busy: boolean;
  /** The message of each field that is currently invalid. */
  shown: Problems;
  /** The props of the `<form>`. */
  formProps: ComponentProps<'form'> & { ref: RefObject<HTMLFormElement | null> };
  /** The props of `AddressFields`. */
  fieldsProps: ComponentProps<typeof AddressFields>;
  summary: ReactNode;
}

/**
 * Connects a form with address fields: submission by script, checks field by field, the place of the pincode, and a
 * summary of what was refused. `unanswered`: as for `submitForm`.
 */
export function useAddressForm(rendered: FormState, unanswered?: string): AddressFormParts {
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, onSubmit } = useForm(rendered.problems, undefined, undefined, unanswered);
  const { shown, onBlur, onInput, reset } = useAddressChecks(problems);
  const { hint, lookUp, apply } = usePincodeLookup(form);
  // The summary lists the problems of the last submission; each line goes once its field is corrected.
  const listed = Object.fromEntries(Object.entries(problems).filter(([name]) => name === '' || shown[name]));
  return {
    busy,
    shown,
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onBlur,
      onInput,
      onSubmit: (event) => {
        reset();
        onSubmit(event);
      },
    },
    fieldsProps: { values: rendered.values, problems: shown, hint, onPincode: lookUp, onApply: apply },
    summary: <ProblemSummary problems={listed} idOf={idOf} />,
  };
}
