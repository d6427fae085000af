import { type AccessRules, type Admission, admit } from '#lib/storefront/platform/gate/index.ts';

/** The access rules of a store that has long been open to everyone. */
export const OPEN_RULES: AccessRules = { launchAt: 0, privateSaleHosts: ['ff1.test'], siteHost: null };

/** Returns the admission of a visitor to an open store. */
export function testAdmission(): Admission {
  const passes = { signedIn: false, bypass: false };
  const admission = admit({ host: 'shop.test', now: 1, passes }, OPEN_RULES);
  if (!admission) throw new Error('An open store lets everybody in.');
  return admission;
}
