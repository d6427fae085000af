import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { STAFF_INVITATION_PATH, STAFF_PASSWORD_RESET_PATH } from '#lib/contract/staff-vocabulary.ts';
import { callShop, onSessionEnd } from '../api/call.ts';
import { readSession, type StaffSession } from '../api/session.ts';
import { useNotices } from '../parts/notices.tsx';
import { Problem } from '../parts/problem.tsx';
import { InvitationPage, PasswordResetPage } from '../sign-in/link-pages.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { TotpSetup } from '../sign-in/totp-setup.tsx';
import { openAnew } from './open-anew.ts';

interface SessionHold {
  session: StaffSession;
  /** Reads again who is signed in. */
  renew: () => Promise<void>;
  signOut: () => Promise<void>;
  /** Asks the person to sign in over the screen, with the reason; false where they do not. */
  signInAgain: (note: string) => Promise<boolean>;
}

const SessionContext = createContext<SessionHold | null>(null);

/** Who is signed in. Only below SessionGate. */
export function useSession(): SessionHold {
  const held = useContext(SessionContext);
  if (!held) throw new Error('useSession is used outside SessionGate.');
  return held;
}

type State = { kind: 'asking' } | { kind: 'failed'; error: unknown } | { kind: 'known'; session: StaffSession | null };

/** Shows the pages of links in mails, or the sign-in, or what is inside to somebody who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (pathname === STAFF_INVITATION_PATH)
    return (
      <Outside>
        <InvitationPage />
      </Outside>
    );
  if (pathname === STAFF_PASSWORD_RESET_PATH)
    return (
      <Outside>
        <PasswordResetPage />
      </Outside>
    );
  return <Inside>{children}</Inside>;
}

/**
 * Where a session ends while somebody works, the sign-in opens over the screen, and the call that was refused goes on after
 * it: everything typed stays. Somebody else begins anew.
 */
function Inside({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const [isEnded, setEnded] = useState(false);
  const [asked, setAsked] = useState<{ note: string; answer: (isSignedIn: boolean) => void } | null>(null);
  const waiting = useRef<(() => void)[]>([]);
  const person = useRef('');
  const { failed } = useNotices();

  const renew = useCallback(async () => {
    const session = await readSession();
    // What was typed and refused is not made in the name of whoever signs in next.
    if (session && person.current !== '' && session.email !== person.current) return openAnew();
    if (session) person.current = session.email;
    setState({ kind: 'known', session });
    if (!session || session.needsTotp) return;
    setEnded(false);
    for (const goOn of waiting.current.splice(0)) goOn();
  }, []);
  useEffect(() => {
    // Without a cookie there is nobody to ask for.
    if (document.querySelector<HTMLMetaElement>('meta[name="signed-in"]')?.content === 'no') {
      setState({ kind: 'known', session: null });
      return;
    }
    renew().catch((error: unknown) => setState({ kind: 'failed', error }));
  }, [renew]);
  const isIn = state.kind === 'known' && state.session !== null;
  useEffect(() => {
    if (!isIn) return;
    onSessionEnd(() => {
      setEnded(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    return () => onSessionEnd(undefined);
  }, [isIn]);

  if (state.kind === 'asking') return <LinearProgress aria-label="Loading" />;
  if (state.kind === 'failed')
    return (
      <Outside>
        <Problem error={state.error} onRetry={() => window.location.reload()} />
      </Outside>
    );
  const { session } = state;
  if (!session)
    return (
      <Outside>
        <SignInForm onSignedIn={renew} />
      </Outside>
    );
  if (session.needsTotp) {
    return (
      <Outside>
        <TotpSetup
          isReplacing={false}
          lead="This shop asks for a second factor. You need an authenticator app on your phone; it takes a minute."
          onDone={() => void renew()}
        />
      </Outside>
    );
  }
  const signInAgain = (note: string) => new Promise<boolean>((answer) => setAsked({ note, answer }));
  const answerAsked = (isSignedIn: boolean) => {
    asked?.answer(isSignedIn);
    setAsked(null);
  };
  const signOut = () => callShop('StaffSignOut', {}).then(openAnew, failed);
  return (
    <SessionContext value={{ session, renew, signOut, signInAgain }}>
      {children}
      <Dialog open={isEnded} aria-labelledby="door-title">
        <SignInForm
          onSignedIn={renew}
          note="Your session has ended. Sign in again: everything you typed is still here."
        />
      </Dialog>
      <Dialog open={asked !== null} onClose={() => answerAsked(false)} aria-labelledby="door-title">
        <SignInForm note={asked?.note ?? ''} onSignedIn={() => renew().then(() => answerAsked(true))} />
      </Dialog>
    </SessionContext>
  );
}

function Outside({ children }: { children: ReactNode }) {
  return <Box component="main">{children}</Box>;
}
