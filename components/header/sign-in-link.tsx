'use client';

import type { ReactNode } from 'react';
import { rememberPage } from '#lib/account/previous-url.ts';
import { paths } from '#lib/shared/paths.ts';
import { Link } from '@/components/ui/link';

interface SignInLinkProps {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
}

/** Leads to the sign-in, which leads back to this page. */
export function SignInLink(props: SignInLinkProps) {
  return <Link href={paths.signIn()} onClick={rememberPage} {...props} />;
}
