'use client';

import type { ReactNode } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { useForm } from '#lib/storefront/platform/forms/use-form.ts';

interface AddressActionProps {
  intent: 'remove' | 'default';
  /** The address's id. */
  id: string;
  className?: string;
  /** The submit button. */
  children: ReactNode;
}

/** One action on an address (its `intent`), as a separate form. */
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
