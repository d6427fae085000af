import type { ConsentPurpose } from '#lib/contract/index.ts';

/** Version of the consent notice that choices are made under: the day on which the privacy page was last changed. */
export const CONSENT_NOTICE_VERSION = '2026-11-26';

/** A choice as stored in the log. */
export interface StoredConsent {
  purpose: string;
  granted: boolean;
  version: string;
  /** Epoch milliseconds. */
  at: number;
}

interface RequestedConsent {
  Purpose: ConsentPurpose;
  Granted: boolean;
}

/** The current consent for each of these purposes: the newest choice, or not granted if none was made. */
export function currentChoices(
  log: readonly StoredConsent[],
  purposes: readonly ConsentPurpose[],
): (RequestedConsent & { At: number })[] {
  return purposes.map((purpose) => {
    const newest = newestOf(log, purpose);
    return { Purpose: purpose, Granted: newest?.granted ?? false, At: newest?.at ?? 0 };
  });
}

/**
 * The requested choices that the log does not already contain under this notice. Of two for one purpose the last
 * applies.
 */
export function newChoices(log: readonly StoredConsent[], requested: readonly RequestedConsent[]): RequestedConsent[] {
  const byPurpose = new Map(requested.map((choice) => [choice.Purpose, choice]));
  return [...byPurpose.values()].filter(({ Purpose, Granted }) => {
    const newest = newestOf(log, Purpose);
    return newest?.granted !== Granted || newest.version !== CONSENT_NOTICE_VERSION;
  });
}

function newestOf(log: readonly StoredConsent[], purpose: ConsentPurpose): StoredConsent | undefined {
  return log.filter((choice) => choice.purpose === purpose).toSorted((a, b) => b.at - a.at)[0];
}
