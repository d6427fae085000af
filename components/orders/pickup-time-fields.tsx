import { PICKUP_SLOTS } from '#lib/contract/vocabulary.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { slotOption } from '#lib/storefront/orders/pickup-copy.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { SelectField } from '@/components/ui/select-field';

interface PickupTimeFieldsProps extends FormState {
  /** The days on which a courier can come, as `YYYY-MM-DD`. */
  days: readonly string[];
  idOf: (name: string) => string;
}

/** The fields for the day and the time of day at which a courier comes. */
export function PickupTimeFields({ days, values, problems, idOf }: PickupTimeFieldsProps) {
  const select = (name: 'day' | 'slot') => ({ id: idOf(name), name, error: problems[name] ?? '' });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <SelectField {...select('day')} label={m.ordersPickupDay()} defaultValue={values.day ?? days[0]}>
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(day)}
          </option>
        ))}
      </SelectField>
      <SelectField {...select('slot')} label={m.ordersPickupTime()} defaultValue={values.slot ?? ''}>
        <option value="">{m.ordersPickupChooseTime()}</option>
        {PICKUP_SLOTS.map((slot) => (
          <option key={slot} value={slot}>
            {slotOption(slot)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
