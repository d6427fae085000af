import type { ReactNode, RefObject } from 'react';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';
import * as m from '#messages';
import { ContactLine } from '@/components/form/contact-line';
import { ProblemSummary } from '@/components/form/problem-summary';
import { Icon } from '@/components/ui/icon';

interface AlertFormProps {
  /** Makes the ids of its fields. */
  idOf: (name: string) => string;
  action: string;
  /** The path of the product. */
  href: string;
  /** The problems that the page was rendered with. */
  rendered: Problems;
  /** The further fields. */
  fields: (problems: Problems) => ReactNode;
  /** What the shopper agrees to. */
  consent: ReactNode;
  /** What is said after the request was saved; empty before. */
  thanks: string;
  onSaved: () => void;
  form: RefObject<HTMLFormElement | null>;
}

/** The form that takes a contact for a single message about a product; plain HTML until its script runs. */
export function AlertForm({ idOf, action, href, rendered, fields, consent, thanks, onSaved, form }: AlertFormProps) {
  const { problems, busy, onSubmit } = useForm(rendered, () => {
    onSaved();
    const contact = form.current?.elements.namedItem('contact');
    if (contact instanceof HTMLInputElement) contact.value = '';
    return true;
  });
  const done = thanks !== '' && Object.keys(problems).length === 0;

  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={onSubmit} className="space-y-3">
      <ProblemSummary problems={problems} idOf={idOf} />
      <input type="hidden" name="productUrl" value={href} />
      {fields(problems)}
      <ContactLine id={idOf('contact')} error={problems.contact ?? ''} busy={busy} action={m.productNotifyMe()} />
      <p className="text-muted text-sm">{consent}</p>
      <div role="status">
        {done && (
          <p className="flex items-start gap-2 border-success border-l-2 pl-3 text-success">
            <Icon name="check" className="mt-0.5 size-5" />
            {thanks}
          </p>
        )}
      </div>
    </form>
  );
}
