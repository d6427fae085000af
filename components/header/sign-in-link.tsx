'use client';

import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { rememberPage } from '#lib/storefront/account/previous-url.ts';
import { Link } from '@/components/ui/link';

interface SignInLinkProps {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  /** Where the shopper goes once signed in; without it, back to this page. */
  next?: string;
  /** Only a whole new request asks the store again, after a call that failed. */
  isFullLoad?: boolean;
}

/** Leads to the sign-in, which leads back to this page. */
export function SignInLink({ next, isFullLoad = false, ...props }: SignInLinkProps) {
  const link = { ...props, href: paths.signIn(next), onClick: rememberPage };
  return isFullLoad ? <a {...link} /> : <Link {...link} />;
}
