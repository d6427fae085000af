import type { Metadata } from 'next';
import { parseAccountNotice } from '#lib/account/notices.ts';
import { isSignedIn } from '#lib/account/server/sign-in.ts';
import { getSignInState, type SignInSearch } from '#lib/account/server/sign-in-page.ts';
import { readWay } from '#lib/account/sign-in/schema.ts';
import { SignInForms } from '@/components/account/sign-in/sign-in-forms';
import { SignInView } from '@/components/account/sign-in/sign-in-view';
import { SignedInWays } from '@/components/account/sign-in/signed-in-ways';
import { MessagePage } from '@/components/message/message-page';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

interface SignInPageProps {
  searchParams: Promise<{ next?: string | string[]; notice?: string | string[] } & SignInSearch>;
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const search = await searchParams;
  const { next, notice } = search;
  const way = readWay({ place: 'sign-in', next });
  if (await isSignedIn()) {
    return (
      <MessagePage title="You are signed in" text="Go on from here, or sign out if this is not your account.">
        <SignedInWays way={way} />
      </MessagePage>
    );
  }
  const state = await getSignInState(search);
  return (
    <SignInView notice={parseAccountNotice(notice)}>
      <SignInForms way={way} rendered={state} />
    </SignInView>
  );
}
