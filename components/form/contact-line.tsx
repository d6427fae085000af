import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface ContactLineProps {
  id: string;
  /** The field's error message; empty where there is none. */
  error: string;
  busy: boolean;
  defaultValue?: string;
  /** The button's label. */
  action: string;
}

/** A contact field for a single message, with its submit button beside it. */
export function ContactLine({ id, error, busy, defaultValue, action }: ContactLineProps) {
  return (
    <div className="flex items-start gap-3">
      <Field
        id={id}
        label={m.accountContact()}
        name="contact"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={defaultValue}
        error={error}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" className="mt-[1.625rem] shrink-0 px-4" aria-busy={busy}>
        {action}
      </Button>
    </div>
  );
}
