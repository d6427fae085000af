import { type AccessRules, type Admission, admit } from '#lib/storefront/platform/gate/index.ts';

/** Rules of a store that has long been open to everybody. */
export const OPEN_RULES: AccessRules = { launchAt: 0, privateSaleHosts: ['ff1.test'], siteHost: null };

/** The admission of somebody who asked such a store for a page. */
export function testAdmission(): Admission {
  const passes = { signedIn: false, bypass: false };
  const admission = admit({ host: 'shop.test', now: 1, passes }, OPEN_RULES);
  if (!admission) throw new Error('An open store lets everybody in.');
  return admission;
}
