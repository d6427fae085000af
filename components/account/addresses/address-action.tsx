'use client';

import type { ReactNode } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';

interface AddressActionProps {
  intent: 'remove' | 'default';
  /** Of the address. */
  id: string;
  className?: string;
  /** The button that sends it. */
  children: ReactNode;
}

/** One thing to do with an address, as a form of its own. */
export function AddressAction({ intent, id, className = '', children }: AddressActionProps) {
  const { problems, busy, onSubmit } = useForm({});
  return (
    <form method="post" action={apiPaths.addresses()} onSubmit={onSubmit} aria-busy={busy} className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {children}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problems['']}
      </p>
    </form>
  );
}
