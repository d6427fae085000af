'use client';

import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { HiddenFields } from '@/components/form/hidden-fields';
import { LINK_CLASS } from '@/components/ui/link-class';
import { RemoveConfirmation } from '@/components/ui/remove-confirmation';

interface RemoveEntryProps {
  /** The URL that the form is sent to. */
  action: string;
  /** The hidden fields that identify the entry, and the question of the confirmation. */
  fields: Readonly<Record<string, string>>;
  question: string;
  /** The id of the element that names the entry. */
  titleId: string;
}

/** Removes a review, question or answer after a confirmation. */
export function RemoveEntry({ action, fields, question, titleId }: RemoveEntryProps) {
  const { problems, busy, onSubmit } = useForm({});
  return (
    <RemoveConfirmation
      nameId={titleId}
      className={LINK_CLASS}
      question={question}
      form={(confirmation) => (
        <form
          method="post"
          action={action}
          onSubmit={onSubmit}
          aria-busy={busy}
          className="mt-1 border-danger border-l-2 pl-4"
        >
          <HiddenFields fields={fields} />
          {confirmation}
          <p role="alert" className="text-danger text-sm empty:hidden">
            {problems['']}
          </p>
        </form>
      )}
    />
  );
}
