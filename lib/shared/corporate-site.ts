import { environment } from './env.ts';
import { singleton } from './singleton.ts';

const known = () => singleton<{ corporate?: boolean }>('corporate-site', () => ({}));

/** Remembers for this process what the site's options and its settings say together. */
export function noteCorporateSite(corporate: boolean): void {
  known().corporate = corporate;
}

/** Whether this is a corporate site, as it was last known; until then the setting counts. Never a call of its own. */
export function isCorporateSite(): boolean {
  return known().corporate ?? environment().CORPORATE_SITE;
}
