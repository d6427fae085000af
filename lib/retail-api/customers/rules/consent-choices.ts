import { CONSENT_PURPOSES, type ConsentPurpose } from '#lib/contract/index.ts';

/** The notice that choices are made under: rises with every change of its words. */
export const CONSENT_NOTICE_VERSION = '2026-11-23';

/** A choice as the log has it. */
export interface LoggedChoice {
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

/** What counts now, purpose by purpose: the newest choice, and no consent where nobody has chosen. */
export function currentChoices(log: readonly LoggedChoice[]): (RequestedConsent & { At: number })[] {
  return CONSENT_PURPOSES.map((purpose) => {
    const newest = newestOf(log, purpose);
    return { Purpose: purpose, Granted: newest?.granted ?? false, At: newest?.at ?? 0 };
  });
}

/** Of the choices asked for, those that the log does not say already under this notice. Of two for one purpose the last counts. */
export function newChoices(log: readonly LoggedChoice[], asked: readonly RequestedConsent[]): RequestedConsent[] {
  const byPurpose = new Map(asked.map((choice) => [choice.Purpose, choice]));
  return [...byPurpose.values()].filter(({ Purpose, Granted }) => {
    const newest = newestOf(log, Purpose);
    return newest?.granted !== Granted || newest.version !== CONSENT_NOTICE_VERSION;
  });
}

function newestOf(log: readonly LoggedChoice[], purpose: ConsentPurpose): LoggedChoice | undefined {
  return log.filter((choice) => choice.purpose === purpose).toSorted((a, b) => b.at - a.at)[0];
}
