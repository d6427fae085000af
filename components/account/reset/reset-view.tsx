'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { clearShopper } from '#lib/storefront/account/clear-shopper.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { MessagePage } from '@/components/error-pages/message-page';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button, buttonClass } from '@/components/ui/button';

interface ResetViewProps {
  /** The token of the link. */
  token: string;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
}

/** The target of the email link: its button ends every session of the customer. */
export function ResetView({ token, returned }: ResetViewProps) {
  const { problems, busy, onSubmit } = useForm(returned.problems, () => {
    clearShopper();
    return false;
  });
  return (
    <MessagePage title={m.accountResetTitle()} text={m.accountResetText()}>
      <form method="post" action={apiPaths.passwordReset()} noValidate onSubmit={onSubmit} className="grid gap-4">
        <ProblemSummary problems={problems} idOf={(name) => name} />
        <input type="hidden" name="token" value={token} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" aria-busy={busy}>
            {m.accountSignOutEverywhere()}
          </Button>
          {/* A plain link loads the sign-in page fresh. */}
          <a href={paths.signIn()} className={buttonClass('quiet')}>
            {m.accountResetWasMe()}
          </a>
        </div>
      </form>
    </MessagePage>
  );
}
