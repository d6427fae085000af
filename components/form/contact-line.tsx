import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

interface ContactLineProps {
  id: string;
  /** What is wrong with it; empty where nothing is. */
  error: string;
  busy: boolean;
  defaultValue?: string;
  /** Name of the button. */
  action: string;
}

/** Where one message is to go, and the button that asks for it, side by side. */
export function ContactLine({ id, error, busy, defaultValue, action }: ContactLineProps) {
  return (
    <div className="flex items-start gap-3">
      <Field
        id={id}
        label="Mobile number or email"
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
