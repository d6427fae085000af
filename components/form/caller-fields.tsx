import * as m from '#messages';
import { Field } from '@/components/ui/field';
import { MOBILE_INPUT, NAME_INPUT } from './input-attributes';

interface CallerFieldsProps {
  /** Returns the id, the name, the value and the problem of a field. */
  field: (name: 'name' | 'mobile') => { id: string; name: string; defaultValue: string; error: string };
}

/** The fields `name` and `mobile` of a shopper whom a store calls back. */
export function CallerFields({ field }: CallerFieldsProps) {
  return (
    <>
      <Field {...NAME_INPUT} {...field('name')} label={m.accountCallerName()} />
      <Field
        {...MOBILE_INPUT}
        {...field('mobile')}
        label={m.accountCallerMobile()}
        hint={m.accountCallerMobileHint()}
      />
    </>
  );
}
