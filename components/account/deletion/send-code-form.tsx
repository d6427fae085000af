'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';

/**
 * The form that requests the code to delete the account. `problems` are those of a submission without
 * JavaScript.
 */
export function SendCodeForm({ problems: rendered }: { problems: Problems }) {
  const { problems, busy, onSubmit } = useForm(rendered);
  return (
    <form method="post" action={apiPaths.deletionCode()} noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
      <ProblemSummary problems={problems} idOf={(name) => name} />
      <Button type="submit" variant="secondary" aria-busy={busy} className="justify-self-start">
        {m.accountCodeSend()}
      </Button>
    </form>
  );
}
