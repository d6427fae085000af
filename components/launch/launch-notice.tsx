'use client';

import { useRef, useState } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { type NotifyNotice, problemsOfNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ContactLine } from '@/components/form/contact-line';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

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
      <ContactLine id={idOf('contact')} error={problems.contact ?? ''} busy={busy} action={m.launchNotify()} />
      <p className="text-muted text-sm">
        <TaggedText
          text={m.launchConsent()}
          tags={{
            link: (inner) => (
              <Link href={paths.content('privacy')} className="inline-block underline underline-offset-4">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
      <div role="status">
        {done && (
          <p className="flex items-start gap-2 border-success border-l-2 pl-3 text-success">
            <Icon name="check" className="mt-0.5 size-5" />
            {m.launchSaved()}
          </p>
        )}
      </div>
    </form>
  );
}
