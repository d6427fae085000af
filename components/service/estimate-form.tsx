'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

interface EstimateFormProps {
  number: string;
  /** The estimate as the page shows it, in paise. */
  expected: number;
  /** The same for reading: `₹1,250`. */
  amount: string;
}

/** The buttons that approve or decline the estimate of a repair. */
export function EstimateForm({ number, expected, amount }: EstimateFormProps) {
  const { problems, busy, onSubmit } = useForm({});
  return (
    <form
      method="post"
      action={apiPaths.serviceEstimate()}
      onSubmit={onSubmit}
      className="mt-4 grid gap-3 print:hidden"
    >
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="expected" value={expected} />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <Button type="submit" name="answer" value="approve" aria-busy={busy}>
          {m.serviceApprove({ amount })}
        </Button>
        <Button type="submit" name="answer" value="decline" variant="secondary" aria-busy={busy}>
          {m.serviceDecline()}
        </Button>
      </div>
    </form>
  );
}
