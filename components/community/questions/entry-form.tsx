'use client';

import { DISPLAY_NAME_LENGTH } from '#lib/contract/review-vocabulary.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { HiddenFields } from '@/components/form/hidden-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useScripted } from '@/components/ui/use-scripted';

interface EntryFormProps {
  /** The kind of entry, used in the labels and in the ids of the fields. */
  noun: 'question' | 'answer';
  action: string;
  /** Hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  /** The hint about the text. */
  hint: string;
  rows: number;
  lengths: { readonly min: number; readonly max: number };
  /** The values of the form and its problems. */
  rendered: FormState;
}

const TEXTS: Readonly<
  Record<EntryFormProps['noun'], { label: () => string; nameHint: () => string; send: () => string }>
> = {
  question: {
    label: m.communityYourQuestion,
    nameHint: m.communityNameBesideQuestion,
    send: m.communitySendQuestion,
  },
  answer: { label: m.communityYourAnswer, nameHint: m.communityNameBesideAnswer, send: m.communitySendAnswer },
};

/** A form for a public question or answer, with the name to display; plain HTML until its script runs. */
export function EntryForm({ noun, action, fields, hint, rows, lengths, rendered }: EntryFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const texts = TEXTS[noun];
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
        {...fieldProps('text', idOf, values, problems)}
        label={texts.label()}
        hint={hint}
        rows={rows}
        required
        minLength={lengths.min}
        maxLength={lengths.max}
      />
      <Field
        {...fieldProps('author', idOf, values, problems)}
        label={m.communityDisplayName()}
        hint={texts.nameHint()}
        required
        maxLength={DISPLAY_NAME_LENGTH}
        autoComplete="nickname"
        className="max-w-sm"
      />
      <div>
        <Button type="submit" aria-busy={busy}>
          {texts.send()}
        </Button>
      </div>
    </form>
  );
}
