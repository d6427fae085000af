'use client';

import { useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { type NotifyNotice, problemsOfNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { ContactLine } from '@/components/form/contact-line';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const idOf = (name: string) => `notify-${name}`;

/**
 * The form that takes an address for the single message that the store has opened; plain HTML until its script
 * runs.
 */
export function LaunchNotice({ notice }: { notice: NotifyNotice | null }) {
  const [saved, setSaved] = useState(notice === 'notify-saved');
  const form = useRef<HTMLFormElement>(null);
  const { problems, busy, onSubmit } = useForm(problemsOfNotice(notice), () => {
    setSaved(true);
    const contact = form.current?.elements.namedItem('contact');
    if (contact instanceof HTMLInputElement) contact.value = '';
    return true;
  });
  const done = saved && Object.keys(problems).length === 0;

  return (
    <form
      ref={form}
      id="notify"
      method="post"
      action={apiPaths.launchNotice()}
      noValidate
      onSubmit={onSubmit}
      className="space-y-3 text-start"
    >
      <ProblemSummary problems={problems} idOf={idOf} />
      <ContactLine id={idOf('contact')} error={problems.contact ?? ''} busy={busy} action="Notify me" />
      <p className="text-muted text-sm">
        When you press “Notify me”, you agree to one message from us when the store opens. We then delete your number or
        email address, and the message itself after 30 days. We will not send you anything else. See our{' '}
        <Link href={paths.content('privacy')} className="inline-block underline underline-offset-4">
          privacy notice
        </Link>
        .
      </p>
      <div role="status">
        {done && (
          <p className="flex items-start gap-2 border-success border-l-2 pl-3 text-success">
            <Icon name="check" className="mt-0.5 size-5" />
            Thank you. We will tell you when the store opens.
          </p>
        )}
      </div>
    </form>
  );
}
