'use client';

import { useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { accountNoticeText } from '#lib/storefront/account/notices.ts';
import { PURPOSE_TEXTS } from '#lib/storefront/account/privacy/purposes.ts';
import type { Consent, Consents } from '#lib/storefront/account/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

const idOf = (name: string) => `consent-${name}`;

function chosen({ granted, chosenAt }: Consent): string {
  if (chosenAt === null) return m.accountConsentNotChosen();
  const moment = formatMoment(chosenAt);
  return granted ? m.accountConsentAgreed({ moment }) : m.accountConsentDeclined({ moment });
}

interface ConsentsFormProps {
  /** The consents as the server rendered them. */
  rendered: Consents;
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
}

/** The customer's consents: ticking a box gives one, clearing it withdraws it. */
export function ConsentsForm({ rendered, returned }: ConsentsFormProps) {
  const [consents, setConsents] = useState(rendered);
  const { problems, busy, onSubmit } = useForm<Consents>(returned.problems, ({ data }) => {
    if (!data) return false;
    setConsents(data);
    toast({ kind: 'success', text: accountNoticeText('choices-saved') });
    return true;
  });
  const hasProblems = Object.keys(returned.problems).length > 0;

  return (
    <form method="post" action={apiPaths.consents()} noValidate onSubmit={onSubmit} className="mt-4">
      <ProblemSummary problems={problems} idOf={idOf} />
      <ul className="border-line border-t">
        {consents.choices.map((choice) => {
          const { purpose, granted } = choice;
          const id = idOf(purpose);
          const { title, text } = PURPOSE_TEXTS[purpose];
          return (
            <li key={purpose} className="border-line border-b py-2">
              <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
                <input
                  type="checkbox"
                  id={id}
                  name={purpose}
                  value="on"
                  defaultChecked={hasProblems ? returned.values[purpose] === 'on' : granted}
                  aria-describedby={`${id}-text`}
                  className="size-5 shrink-0 cursor-pointer accent-brass"
                />
                {title}
              </label>
              <p id={`${id}-text`} className="ml-8 text-muted text-sm">
                {text} {chosen(choice)}
              </p>
            </li>
          );
        })}
      </ul>
      <Button type="submit" variant="secondary" aria-busy={busy} className="mt-5">
        {m.accountConsentsSave()}
      </Button>
    </form>
  );
}
