import type { Command } from '@commander-js/extra-typings';
import { calls, type DataOf, type RequestOf, type RetailCall } from '#lib/contract/index.ts';
import { anyText, once, type Terminal } from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError, replyData } from './command-context.ts';
import { visibleLine } from './desk/visible-text.ts';
import type { SessionStore } from './session-file.ts';
import { type Prompter, StoppedError } from './shop-init/init-shop.ts';

/** What signing in at a terminal needs. */
export interface TerminalSignIn extends Terminal {
  prompter: Pick<Prompter, 'answer' | 'secret'>;
  /** Created on first use: the help needs no address. */
  sessions(): SessionStore;
  /** Creates a client that sends a session's token; an empty one for calls without a bearer. */
  clientWith(token: string): OperatorClient;
}

type Session = DataOf<typeof calls.staffSecondFactor>['Session'];

/** Adds `sign-in` and `sign-out`. */
export function addSignInCommands(program: Command, context: TerminalSignIn): void {
  program
    .command('sign-in')
    .description('signs you in: the tools then make their calls in your name, in place of OPERATOR_KEY')
    .option('--email <EMAIL>', 'your email address; asked for unless given', once(anyText))
    .action(({ email }) => stopQuietly(() => signIn(email, context)));
  program
    .command('sign-out')
    .description('ends your session')
    .action(() => signOut(context));
}

async function signIn(given: string | undefined, context: TerminalSignIn): Promise<void> {
  const { prompter, print } = context;
  const client = context.clientWith('');
  const ask = (message: string) => prompter.answer({ message, preset: '', problem: filled });
  const Email = given ?? (await ask('Your email address'));
  const Password = await prompter.secret('Your password');
  const begun = await made(client, calls.staffSignIn, { Email, Password });
  const session = begun.Session ?? (await secondFactor(client, begun.SecondFactor?.Challenge ?? '', ask));
  if (session.NeedsTotp)
    throw new CommandError('Set up your authenticator in the back office first; then sign in here again.');
  const who = await made(context.clientWith(session.SessionToken), calls.staffSession, {});
  context.sessions().write({ token: session.SessionToken, name: who.Name, expiresAt: session.ExpiresAt });
  print(visibleLine(`Signed in as ${who.Name} (${who.Role}) until ${formatMoment(session.ExpiresAt)}.`));
}

async function secondFactor(
  client: OperatorClient,
  Challenge: string,
  ask: (message: string) => Promise<string>,
): Promise<Session> {
  const Code = await ask('The code of your authenticator, or a recovery code');
  return (await made(client, calls.staffSecondFactor, { Challenge, Code })).Session;
}

async function signOut({ sessions, clientWith, print }: TerminalSignIn): Promise<void> {
  const store = sessions();
  const session = store.read();
  store.remove();
  // A session that has ended already needs no end.
  if (session) await clientWith(session.token).call(calls.staffSignOut, {});
  print(session ? 'Signed out.' : 'Nobody is signed in.');
}

async function made<Call extends RetailCall>(
  client: OperatorClient,
  call: Call,
  request: RequestOf<Call>,
): Promise<DataOf<Call>> {
  return replyData(await client.call(call, request));
}

function filled(text: string): string | null {
  return text === '' ? 'must not be empty' : null;
}

async function stopQuietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof StoppedError) throw new CommandError('Stopped; you are not signed in.');
    throw error;
  }
}
