'use client';

import { MAX_VISIT_MESSAGE_LENGTH } from '#lib/contract/store-vocabulary.ts';
import { entriesOf } from '#lib/contract/typed-keys.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { VISIT_PART_LABELS } from '#lib/shared/visit-labels.ts';
import { fieldProps } from '#lib/storefront/platform/forms/field-props.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import type { AppointmentField } from '#lib/storefront/stores/appointment-form.ts';
import * as m from '#messages';
import { CallerFields } from '@/components/form/caller-fields';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { MeetingFields } from './meeting-fields';
import './appointment-form.css';

const idOf = (name: string) => `appointment-${name}`;
const PARTS = entriesOf(VISIT_PART_LABELS);

interface AppointmentFormProps {
  slug: string;
  /** Dates as `YYYY-MM-DD`. */
  days: readonly string[];
  /** The services of the store by their names in English, with those to show. */
  services: readonly { value: string; name: string }[];
  /** Whether a short video call can be chosen in place of a visit. */
  videoCalls: boolean;
  /** The idempotency key of this opened form, so that submitting it twice makes one request. */
  formKey: string;
  /** The values of the form and its problems. */
  rendered: FormState;
}

/** The form for an appointment: the day, the service, and whom the physical store calls. */
export function AppointmentForm({ slug, days, services, videoCalls, formKey, rendered }: AppointmentFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered.problems);
  const { values } = rendered;
  const field = (name: AppointmentField) => fieldProps(name, idOf, values, problems);

  return (
    <form
      method="post"
      action={apiPaths.appointments()}
      noValidate
      onSubmit={onSubmit}
      className="mt-8 grid max-w-xl gap-8"
    >
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="store" value={slug} />
      {videoCalls && <MeetingFields values={values} problems={problems} idOf={idOf} />}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-xl">
          {videoCalls ? m.storesWhenAndWhat() : m.storesYourVisit()}
        </legend>
        <SelectField {...field('day')} label={m.storesDay()}>
          <option value="">{m.storesChooseADay()}</option>
          {days.map((day) => (
            <option key={day} value={day}>
              {formatDay(day)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('part')} label={m.storesTimeOfDay()}>
          <option value="">{m.storesChooseATime()}</option>
          {PARTS.map(([part, label]) => (
            <option key={part} value={part}>
              {label()}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('service')} label={m.storesService()} className="visit-service sm:col-span-2">
          <option value="">{m.storesChooseAService()}</option>
          {services.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('note')}
          label={m.storesComments()}
          rows={3}
          maxLength={MAX_VISIT_MESSAGE_LENGTH}
          hint={m.storesCommentsHint({ max: MAX_VISIT_MESSAGE_LENGTH })}
          className="sm:col-span-2"
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-display text-xl">{m.storesYourDetails()}</legend>
        <CallerFields field={field} />
      </fieldset>
      <div>
        <Button type="submit" aria-busy={busy}>
          {m.storesSendRequest()}
        </Button>
        <p className="mt-3 text-muted text-sm">{m.storesDetailsUse()}</p>
      </div>
    </form>
  );
}
