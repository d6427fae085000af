import type { Metadata } from 'next';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { isShopperSignedIn } from '#lib/storefront/account/server/sign-in.ts';
import { getSignInState, type SignInSearch } from '#lib/storefront/account/server/sign-in-page.ts';
import { afterSignIn } from '#lib/storefront/account/sign-in/place.ts';
import { parseSignInContext } from '#lib/storefront/account/sign-in/schema.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { SignInForms } from '@/components/account/sign-in/sign-in-forms';
import { SignInView } from '@/components/account/sign-in/sign-in-view';
import { SignedInLinks } from '@/components/account/sign-in/signed-in-links';
import { MessagePage } from '@/components/error-pages/message-page';

export function generateMetadata(): Metadata {
  return { title: m.accountSignInTitle(), robots: { index: false } };
}

interface PageSearch extends SignInSearch {
  next?: string | string[];
  notice?: string | string[];
  /** The purpose of the sign-in. */
  action?: string | string[];
}

interface SignInPageProps {
  searchParams: Promise<PageSearch>;
}

/** The sign-in by one-time code. A signed-in shopper who came for the order status is redirected. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const search = await searchParams;
  const { next, notice, action } = search;
  const context = parseSignInContext({ place: 'sign-in', next, destination: action });
  if (await isShopperSignedIn()) {
    if (context.destination) redirect(afterSignIn(context));
    return (
      <MessagePage title={m.accountSignedInTitle()} text={m.accountSignedInText()}>
        <SignedInLinks context={context} />
      </MessagePage>
    );
  }
  const state = await getSignInState(search);
  return (
    <SignInView notice={parseAccountNotice(notice)} isForOrderStatus={context.destination !== undefined}>
      <SignInForms context={context} rendered={state} />
    </SignInView>
  );
}
