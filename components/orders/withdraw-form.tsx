'use client';

import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

interface WithdrawFormProps {
  /** The handler that withdraws what has the number. */
  action: string;
  number: string;
  /** The labels: of the toggle that opens the form, of its explanation, and of its submit button. */
  texts: { open: string; meaning: string; confirm: string };
  className?: string;
}

/** The form that withdraws a return or a service request, after a confirmation. */
export function WithdrawForm({ action, number, texts, className = '' }: WithdrawFormProps) {
  const { problems, busy, onSubmit } = useForm({});
  return (
    <details className={`print:hidden ${className}`}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline decoration-line underline-offset-4 hover:text-ink">
        {texts.open}
      </summary>
      <form method="post" action={action} onSubmit={onSubmit} className="mt-2 grid gap-3">
        <ProblemSummary problems={problems} idOf={(name) => name} />
        <input type="hidden" name="number" value={number} />
        <p className="max-w-measure">{texts.meaning}</p>
        <Button type="submit" variant="secondary" aria-busy={busy} className="justify-self-start">
          {texts.confirm}
        </Button>
      </form>
    </details>
  );
}
