import type { TurnLimit } from '../limits/limit-events.ts';
import { limitKey } from '../limits/limit-key.ts';
import { networkLimit } from '../limits/network-limit.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Who tries an invitation. */
interface InvitationTry {
  /** Ten digits. */
  mobile: string;
  sessionId: string;
  /** Empty where it is not known. */
  network: string;
}

export interface InvitationLimits {
  /** Wrong tries at one mobile, whoever makes them. */
  mobile: TurnLimit;
  /** Wrong tries of one session, at whatever mobile; a lock begins where they are used up, and then they count anew. */
  session: TurnLimit;
  /** A lock is one event. */
  lock: TurnLimit;
  /** Wrong tries of one network, whose sessions may be many; none where it is not known. */
  network: TurnLimit[];
}

/** How often somebody may be wrong about an invitation. */
export function invitationLimits(secret: Uint8Array, { mobile, sessionId, network }: InvitationTry): InvitationLimits {
  return {
    mobile: { key: limitKey(secret, 'invitation:wrong', mobile), most: 10, windowMs: DAY_MS },
    session: { key: limitKey(secret, 'invitation:session', sessionId), most: 5, windowMs: DAY_MS },
    lock: { key: limitKey(secret, 'invitation:locked', sessionId), most: 1, windowMs: 15 * MINUTE_MS },
    network: networkLimit(secret, 'invitation:network', network, 30),
  };
}

/** How often the operator is told that the invitation of one mobile is guessed. */
export function invitationAlarm(secret: Uint8Array, mobile: string): TurnLimit {
  return { key: limitKey(secret, 'invitation:alarm', mobile), most: 1, windowMs: DAY_MS };
}
