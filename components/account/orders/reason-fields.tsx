import type { FormState } from '#lib/forms/types.ts';
import { CANCEL_REASON_NAMES, COMMENT_MAXIMUM } from '#lib/orders/cancellation/words.ts';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';

/** Why an order is cancelled. */
export function ReasonFields({ values, problems, idOf }: FormState & { idOf: (name: string) => string }) {
  return (
    <div className="grid gap-5">
      <SelectField
        id={idOf('reason')}
        name="reason"
        label="Why are you cancelling?"
        defaultValue={values.reason ?? ''}
        error={problems.reason ?? ''}
      >
        <option value="">Choose a reason</option>
        {CANCEL_REASON_NAMES.map(({ reason, name }) => (
          <option key={reason} value={reason}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={idOf('comment')}
        name="comment"
        label="Comments (optional)"
        rows={3}
        maxLength={COMMENT_MAXIMUM}
        defaultValue={values.comment ?? ''}
        error={problems.comment ?? ''}
      />
    </div>
  );
}
