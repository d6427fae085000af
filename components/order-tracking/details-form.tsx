'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

interface DetailsFormProps {
  /** Whom the code goes to, as its owner knows it again. */
  contact: string;
  /** The form as it came back without scripts. */
  returned: FormState;
}

/** Sends the code that shows the details of an order. */
export function DetailsForm({ contact, returned }: DetailsFormProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems);
  return (
    <form method="post" action={apiPaths.trackOrderCode()} noValidate onSubmit={onSubmit} className="mt-5 grid gap-4">
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <Button type="submit" aria-busy={busy} className="justify-self-start">
        Show details
      </Button>
      <p className="text-muted text-sm">We will first send a one-time code to {contact}.</p>
    </form>
  );
}
