'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

const idOf = (name: string) => `track-${name}`;

/**
 * The form for an order's number and the contact that proves whose it is. `returned`: re-rendered by the
 * server after a submission without JavaScript.
 */
export function TrackingForm({ returned }: { returned: FormState }) {
  const { problems, busy, onSubmit } = useForm(returned.problems);
  const field = (name: 'orderNumber' | 'contact') => fieldProps(name, idOf, returned.values, problems);
  return (
    <form
      method="post"
      action={apiPaths.trackOrder()}
      noValidate
      onSubmit={onSubmit}
      className="mt-6 grid max-w-md gap-5"
    >
      <ProblemSummary problems={problems} idOf={idOf} />
      <Field
        {...field('orderNumber')}
        label={m.ordersOrderNumber()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        hint={m.ordersOrderNumberHint()}
      />
      <Field
        {...field('contact')}
        label={m.ordersTrackContact()}
        autoComplete="username"
        maxLength={120}
        hint={m.ordersTrackContactHint()}
      />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        {m.ordersTrackSubmit()}
      </Button>
    </form>
  );
}
