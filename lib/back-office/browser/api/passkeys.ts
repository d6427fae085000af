import { type CallData, CallError, callShop } from './call.ts';

/** A passkey that the browser did not make or use, with a sentence for the person. */
export class PasskeyProblem extends Error {}

/** Names of this machine that are no host names: no passkey can belong to an IP address. */
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Whether this browser has passkeys, and the page a host name that they can belong to. */
export function canUsePasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
}

/** The address of this machine's back office at which passkeys work; empty where this one does, or no other is known. */
export function addressForPasskeys(): string {
  const { hostname, port } = window.location;
  return hostname === '127.0.0.1' || hostname === '[::1]' ? `http://localhost:${port}` : '';
}

/** Signs in by a passkey that the browser offers. Throws PasskeyProblem and CallError. */
export async function signInWithPasskey(): Promise<void> {
  const { Options } = await callShop('StaffPasskeySignInBegin', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON: Options }).catch(refusedBy('used'));
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  try {
    await callShop('StaffPasskeySignIn', { Passkey: { ...namesOf(answer), response } });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'SignInWrong') throw error;
    throw new PasskeyProblem('This passkey does not open the shop. Sign in with your password, or ask the owner.');
  }
}

/** Makes a passkey on a device that the person chooses, and adds it. Throws PasskeyProblem and CallError. */
export async function createPasskey(name: string): Promise<CallData<'StaffPasskeyAdd'>> {
  const { Options } = await callShop('StaffPasskeyBegin', {});
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: Options }).catch(refusedBy('made'));
  const { clientDataJSON, attestationObject } = made.response;
  const response = { clientDataJSON, attestationObject };
  return callShop('StaffPasskeyAdd', { PasskeyName: name, Passkey: { ...namesOf(made), response } });
}

function namesOf({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId, type: 'public-key' } as const;
}

/** Says in a sentence why the browser made or used none: it names the cause in the error's `name`. */
function refusedBy(what: 'made' | 'used'): (error: unknown) => never {
  return (error) => {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    if (isKnown) throw new PasskeyProblem('This device has a passkey for your account already.');
    throw new PasskeyProblem(`No passkey was ${what}: the browser was stopped, or has none for this shop. Try again.`);
  };
}
