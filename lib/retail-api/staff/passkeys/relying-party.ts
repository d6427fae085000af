import { isLoopback } from '#lib/shared/loopback.ts';

/** For whom passkeys are made: the host name of the back office, and the one origin that may use them. */
interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party of WebAuthn by the address of the back office that staff use. A passkey belongs to a name and never to an IP
 * address, so that on this machine it is `localhost`.
 */
export function relyingPartyOf(backOfficeUrl: string): RelyingParty {
  const url = new URL(backOfficeUrl);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
