'use client';

import { DISPLAY_NAME_LENGTH } from '#lib/contract/review-vocabulary.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useScripted } from '@/components/ui/use-scripted';

interface EntryFormProps {
  /** What is written: part of its words and of the ids of its fields. */
  noun: 'question' | 'answer';
  action: string;
  /** What is sent along, unseen. */
  fields: Readonly<Record<string, string>>;
  /** What the text is to be like. */
  hint: string;
  rows: number;
  lengths: { readonly least: number; readonly most: number };
  /** What stands in the form, and what is wrong with it. */
  rendered: FormState;
}

/** What somebody writes for everybody to see, with the name to show: plain HTML until its script runs. */
export function EntryForm({ noun, action, fields, hint, rows, lengths, rendered }: EntryFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const idOf = (name: string) => `${noun}-${name}`;
  return (
    <form
      method="post"
      action={action}
      noValidate={useScripted()}
      onSubmit={onSubmit}
      className="mt-6 grid max-w-2xl gap-5"
    >
      <div className="empty:hidden">
        <ProblemSummary problems={problems} idOf={idOf} />
      </div>
      <HiddenFields fields={fields} />
      <TextAreaField
        id={idOf('text')}
        name="text"
        label={`Your ${noun}`}
        hint={hint}
        rows={rows}
        required
        minLength={lengths.least}
        maxLength={lengths.most}
        defaultValue={values.text ?? ''}
        error={problems.text ?? ''}
      />
      <Field
        id={idOf('author')}
        name="author"
        label="Display name"
        hint={`Everyone can see it beside your ${noun}.`}
        required
        maxLength={DISPLAY_NAME_LENGTH}
        autoComplete="nickname"
        defaultValue={values.author ?? ''}
        error={problems.author ?? ''}
        className="max-w-sm"
      />
      <div>
        <Button type="submit" aria-busy={busy}>
          Send {noun}
        </Button>
      </div>
    </form>
  );
}
