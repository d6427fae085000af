import type { CodeSentWire, calls, DataOf } from '#lib/contract/index.ts';
import type { Consents, Profile, SentCode, SignedIn } from './types.ts';

/** A profile of the retail API as the store shows it. */
export function toProfile(wire: DataOf<typeof calls.customerProfile>): Profile {
  return { name: wire.UserName, email: wire.Email, mobile: wire.Mobile, memberSince: wire.MemberSince };
}

/** The sessions of a customer as the store shows them. */
export function toSignedIn(wire: DataOf<typeof calls.customerSessions>): SignedIn[] {
  return wire.map(({ SignedInAt, LastUsedAt, Current }) => ({
    signedInAt: SignedInAt,
    lastUsedAt: LastUsedAt,
    current: Current,
  }));
}

/** What a customer has agreed to as the store shows it. */
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

/** A code that the retail API sent. */
export function toSentCode(wire: CodeSentWire): SentCode {
  return {
    eString: wire.EString,
    length: wire.OtpLength,
    expiresInSeconds: wire.ExpiresInSeconds,
    resendAfterSeconds: wire.ResendAfterSeconds,
  };
}
