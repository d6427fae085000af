import * as m from '#messages';
import { SelectField } from '@/components/ui/select-field';

interface ReasonFieldProps {
  id: string;
  label: string;
  reasons: readonly { reason: string; name: string }[];
  defaultValue: string;
  error: string;
}

/** The field `reason`: one of the reasons, none of which is chosen at first. */
export function ReasonField({ reasons, ...field }: ReasonFieldProps) {
  return (
    <SelectField name="reason" {...field}>
      <option value="">{m.accountChooseReason()}</option>
      {reasons.map(({ reason, name }) => (
        <option key={reason} value={reason}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
