import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

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
  /** Wrong tries at one mobile, whoever makes them and from wherever. */
  mobile: LimitRule;
  /** Those of them that come from one network, of which the unknown ones are one: who guesses there ends no tries elsewhere. */
  mobileHere: LimitRule;
  /** Wrong tries of one session, at whatever mobile; a lock begins where they are used up, and then they count anew. */
  session: LimitRule;
  /** A lock is one event. */
  lock: LimitRule;
  /** Wrong tries of one network, at whatever mobile; none where it is not known. */
  network: LimitRule[];
  /** What a mobile keeps of `mobileHere` while `network` is used up. */
  whileCrowded: LimitRule;
}

/**
 * How often somebody may be wrong about an invitation.
 *
 * A code of six random letters and digits, the shortest there is, has 31 bits. A hundred tries find that of one mobile
 * with a probability of 1 in 21 million a day, and from one network, whose tries are ten, of 1 in 217 million; of
 * eight random ones, which have 41 bits, they find it with 1 in 28,000 million. Who guesses at ten thousand mobiles at a
 * time, from everywhere, finds one code with 1 in 2,100 a day at six and with 1 in 2.8 million at eight.
 *
 * Thousands of mobiles share the address of their operator, so no network is shut out: where many are wrong, each mobile
 * has one wrong try there instead of ten, and who gives the right code at once comes in as ever.
 */
export function invitationLimits(secret: Uint8Array, { mobile, sessionId, network }: InvitationTry): InvitationLimits {
  const here = limitKey(secret, 'invitation:wrong-here', mobile, network);
  return {
    mobile: { key: limitKey(secret, 'invitation:wrong', mobile), most: 100, windowMs: DAY_MS },
    mobileHere: { key: here, most: 10, windowMs: DAY_MS },
    session: { key: limitKey(secret, 'invitation:session', sessionId), most: 5, windowMs: DAY_MS },
    lock: { key: limitKey(secret, 'invitation:locked', sessionId), most: 1, windowMs: 15 * MINUTE_MS },
    network: networkLimit(secret, 'invitation:network', network, 300),
    whileCrowded: { key: here, most: 1, windowMs: DAY_MS },
  };
}

/** How many wrong tries at one mobile, from wherever, the operator is told of, and how often. */
export function invitationAlarm(secret: Uint8Array, mobile: string): { wrong: LimitRule; told: LimitRule } {
  return {
    wrong: { key: limitKey(secret, 'invitation:wrong', mobile), most: 10, windowMs: DAY_MS },
    told: { key: limitKey(secret, 'invitation:alarm', mobile), most: 1, windowMs: DAY_MS },
  };
}
