'use client';

import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { rememberPage } from '#lib/storefront/account/previous-url.ts';
import { Link } from '@/components/ui/link';

interface SignInLinkProps {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  /** The path to go to after the sign-in; without it, back to this page. */
  next?: string;
  /** Whether the link makes a full page load, which is needed to repeat a failed API call. */
  isFullLoad?: boolean;
}

/** A link to the sign-in, which returns to this page. */
export function SignInLink({ next, isFullLoad = false, ...props }: SignInLinkProps) {
  const link = { ...props, href: paths.signIn(next), onClick: rememberPage };
  return isFullLoad ? <a {...link} /> : <Link {...link} />;
}
