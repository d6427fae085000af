import type { CodeSentWire, calls, DataOf } from '#lib/contract/index.ts';
import type { Consents, Profile, SentCode, SignedIn } from './types.ts';

/** Converts a profile of the retail API. */
export function toProfile(wire: DataOf<typeof calls.customerProfile>): Profile {
  return { name: wire.UserName, email: wire.Email, mobile: wire.Mobile, memberSince: wire.MemberSince };
}

/** Converts the sessions of a customer. */
export function toSignedIn(wire: DataOf<typeof calls.customerSessions>): SignedIn[] {
  return wire.map(({ SignedInAt, LastUsedAt, Current }) => ({
    signedInAt: SignedInAt,
    lastUsedAt: LastUsedAt,
    current: Current,
  }));
}

/** Converts the consents of a customer. */
export function toConsents(wire: DataOf<typeof calls.customerConsents>): Consents {
  return {
    version: wire.Version,
    choices: wire.Purposes.map(({ Purpose, Granted, At }) => ({
      purpose: Purpose,
      granted: Granted,
      chosenAt: At > 0 ? At : null,
    })),
  };
}

/** Converts the response of a call that sent a code. */
export function toSentCode(wire: CodeSentWire): SentCode {
  return {
    eString: wire.EString,
    length: wire.OtpLength,
    expiresInSeconds: wire.ExpiresInSeconds,
    resendAfterSeconds: wire.ResendAfterSeconds,
  };
}
