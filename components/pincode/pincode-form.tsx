'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { DELIVERY_PINCODE_INPUT } from '@/components/form/input-attributes';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface PincodeFormProps {
  /** The pincode that the browser keeps; empty where it keeps none. */
  remembered: string;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** Called after a change, in place of loading the page of the form. */
  onDone?: () => void;
}

/** The form that keeps a pincode in this browser, or forgets it. */
export function PincodeForm({ remembered, returned, onDone }: PincodeFormProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems, () => {
    onDone?.();
    return onDone !== undefined;
  });
  return (
    <form method="post" action={apiPaths.pincode()} noValidate onSubmit={onSubmit} className="mt-5 grid gap-5">
      <Field
        {...DELIVERY_PINCODE_INPUT}
        defaultValue={returned.values.pincode ?? remembered}
        error={problems.pincode ?? problems[''] ?? ''}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" name="intent" value="use" aria-busy={busy}>
          {m.pincodeUse()}
        </Button>
        {remembered !== '' && (
          <Button type="submit" name="intent" value="forget" variant="quiet" className="px-1">
            {m.commonRemove()}
          </Button>
        )}
      </div>
    </form>
  );
}
