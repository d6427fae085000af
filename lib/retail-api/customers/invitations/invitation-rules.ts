import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

/** A try to use an invitation, and who made it. */
interface InvitationTry {
  /** Ten digits. */
  mobile: string;
  sessionId: string;
  /** Empty if unknown. */
  network: string;
}

export interface InvitationLimits {
  /** Wrong attempts for one mobile, by anyone from anywhere. */
  mobile: LimitRule;
  /**
   * Those from one network (all unknown networks count as one), so that guessing there does not block the mobile
   * elsewhere.
   */
  mobileHere: LimitRule;
  /** Wrong attempts of one session, for any mobile; when used up, the session is locked and the count restarts. */
  session: LimitRule;
  /** A lock is a single event. */
  lock: LimitRule;
  /** Wrong attempts from one network, for any mobile; empty if the network is unknown. */
  network: LimitRule[];
  /** Limit that replaces `mobileHere` while `network` is used up. */
  whileNetworkLimited: LimitRule;
}

/**
 * Limits on wrong attempts at an invitation.
 *
 * A code of six random letters and digits, the shortest allowed, has 31 bits. A hundred attempts a day find the code of
 * one mobile with a probability of 1 in 21 million, and the ten from one network with 1 in 217 million; for eight
 * random characters, which have 41 bits, a hundred find it with 1 in 28,000 million. An attacker who guesses at ten
 * thousand mobiles at a time, from everywhere, finds one code with a probability of 1 in 2,100 a day for six characters
 * and 1 in 2.8 million for eight.
 *
 * Thousands of mobiles share the address of their mobile operator, so no network is blocked: after many wrong attempts
 * from a network, each mobile has one wrong attempt there instead of ten, and a right code at the first attempt still
 * signs in.
 */
export function invitationLimits(secret: ApiSecret, { mobile, sessionId, network }: InvitationTry): InvitationLimits {
  const here = limitKey(secret, 'invitation:wrong-here', mobile, network);
  return {
    mobile: { key: limitKey(secret, 'invitation:wrong', mobile), max: 100, windowMs: DAY_MS },
    mobileHere: { key: here, max: 10, windowMs: DAY_MS },
    session: { key: limitKey(secret, 'invitation:session', sessionId), max: 5, windowMs: DAY_MS },
    lock: { key: limitKey(secret, 'invitation:locked', sessionId), max: 1, windowMs: 15 * MINUTE_MS },
    network: networkLimit(secret, 'invitation:network', network, 300),
    whileNetworkLimited: { key: here, max: 1, windowMs: DAY_MS },
  };
}

/** Number of wrong attempts at one mobile, from anywhere, that alerts the operator, and how often. */
export function invitationAlarm(secret: ApiSecret, mobile: string): { wrong: LimitRule; alerted: LimitRule } {
  return {
    wrong: { key: limitKey(secret, 'invitation:wrong', mobile), max: 10, windowMs: DAY_MS },
    alerted: { key: limitKey(secret, 'invitation:alarm', mobile), max: 1, windowMs: DAY_MS },
  };
}
