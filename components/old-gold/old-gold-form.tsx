'use client';

import {
  OLD_GOLD_NOTE_LENGTH,
  OLD_GOLD_PLACE_LENGTH,
  OLD_GOLD_PREFERENCES,
  OLD_METALS,
  OLD_PURITIES,
} from '#lib/contract/old-gold-vocabulary.ts';
import { entriesOf } from '#lib/contract/typed-keys.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { OLD_GOLD_PREFERENCE_LABELS, OLD_METAL_LABELS, OLD_PURITY_LABELS } from '#lib/shared/old-gold-labels.ts';
import type { OldGoldField } from '#lib/storefront/old-gold/schema.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { CallerFields } from '@/components/form/caller-fields';
import { EMAIL_INPUT, PLACE_INPUT } from '@/components/form/input-attributes';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';

const idOf = (name: string) => `old-gold-${name}`;
const PURITIES = entriesOf(OLD_PURITIES);

interface OldGoldFormProps {
  /** The idempotency key of this opened form, so that submitting it twice makes one enquiry. */
  formKey: string;
  /** The values of the form and its problems. */
  rendered: FormState;
}

/** The purities, by the metal that each is for. */
function PurityOptions() {
  return (
    <>
      <option value="unknown">{OLD_PURITY_LABELS.unknown()}</option>
      {OLD_METALS.filter((metal) => metal !== 'other').map((metal) => (
        <optgroup key={metal} label={OLD_METAL_LABELS[metal]()}>
          {PURITIES.filter(([, of]) => of === metal).map(([purity]) => (
            <option key={purity} value={purity}>
              {OLD_PURITY_LABELS[purity]()}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

/** The form that asks for the exchange value of old gold: what it is, and whom the store calls. */
export function OldGoldForm({ formKey, rendered }: OldGoldFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const field = (name: OldGoldField) => fieldProps(name, idOf, values, problems);
  return (
    <form method="post" action={apiPaths.oldGold()} noValidate onSubmit={onSubmit} className="mt-8 grid max-w-xl gap-8">
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="key" value={formKey} />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-xl">{m.oldGoldWhatYouHave()}</legend>
        <SelectField {...field('metal')} label={m.oldGoldMetal()}>
          <option value="">{m.oldGoldChooseMetal()}</option>
          {OLD_METALS.map((metal) => (
            <option key={metal} value={metal}>
              {OLD_METAL_LABELS[metal]()}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('purity')} label={m.oldGoldPurity()} defaultValue={values.purity ?? 'unknown'}>
          <PurityOptions />
        </SelectField>
        <Field
          {...field('weight')}
          label={m.oldGoldWeight()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint={m.oldGoldWeightHint()}
        />
        <Field {...field('pieces')} label={m.oldGoldPieces()} inputMode="numeric" autoComplete="off" maxLength={4} />
        <TextAreaField
          {...field('note')}
          label={m.oldGoldComments()}
          rows={3}
          maxLength={OLD_GOLD_NOTE_LENGTH}
          hint={m.oldGoldCommentsHint({ maximum: OLD_GOLD_NOTE_LENGTH })}
          className="sm:col-span-2"
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-xl">{m.oldGoldYourDetails()}</legend>
        <SelectField
          {...field('preference')}
          label={m.oldGoldPreference()}
          defaultValue={values.preference ?? OLD_GOLD_PREFERENCES[0]}
        >
          {OLD_GOLD_PREFERENCES.map((preference) => (
            <option key={preference} value={preference}>
              {OLD_GOLD_PREFERENCE_LABELS[preference]()}
            </option>
          ))}
        </SelectField>
        <Field {...PLACE_INPUT} {...field('place')} maxLength={OLD_GOLD_PLACE_LENGTH} hint={m.oldGoldPlaceHint()} />
        <CallerFields field={field} />
        <Field
          {...EMAIL_INPUT}
          {...field('email')}
          label={m.oldGoldEmail()}
          hint={m.oldGoldEmailHint()}
          className="sm:col-span-2"
        />
      </fieldset>
      <div>
        <Button type="submit" aria-busy={busy}>
          {m.oldGoldSend()}
        </Button>
        <p className="mt-3 text-muted text-sm">{m.oldGoldPrivacy()}</p>
      </div>
    </form>
  );
}
