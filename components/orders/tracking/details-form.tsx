'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

interface DetailsFormProps {
  /** The masked contact that the code is sent to. */
  contact: string;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
}

/** The form that sends the code needed to see an order's details. */
export function DetailsForm({ contact, returned }: DetailsFormProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems);
  return (
    <form method="post" action={apiPaths.trackOrderCode()} noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        {m.ordersTrackShowDetails()}
      </Button>
      <p className="text-muted text-sm">{m.ordersTrackCodeFirst({ contact })}</p>
    </form>
  );
}
