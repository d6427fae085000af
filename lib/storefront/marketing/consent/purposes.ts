import { VISIT_PURPOSES, type VisitPurpose } from '#lib/contract/vocabulary.ts';

export { VISIT_PURPOSES, type VisitPurpose } from '#lib/contract/vocabulary.ts';

/**
 * Version of the notice (`VISIT_PURPOSE_TEXTS`), letters and digits only; visitors who chose under another version are
 * asked again.
 */
export const NOTICE_VERSION = '5';

/** The purposes of earlier notices: a choice made under them says nothing about other purposes. */
const PURPOSES_BY_VERSION: ReadonlyMap<string, readonly VisitPurpose[]> = new Map([['1', ['statistics', 'campaigns']]]);

/** The purposes that a version of the notice asked about. */
export function purposesOfConsentVersion(version: string): readonly VisitPurpose[] {
  return PURPOSES_BY_VERSION.get(version) ?? VISIT_PURPOSES;
}
