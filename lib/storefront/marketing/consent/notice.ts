import { DAY_SECONDS } from '#lib/shared/durations.ts';

/** What the consent notice's own script and the scripts that arrive later share; see `components/consent`. */

/** Attribute of the root element while the visitor has to be asked: it shows the notice. */
export const PROMPT_VISIBLE_ATTRIBUTE = 'data-consent-prompt';
/** Attribute of the root element from the press on "Manage choices" until the dialog is open. */
export const MANAGE_ATTRIBUTE = 'data-consent-manage';
/** Event on `window`: "Manage choices" was pressed. */
export const MANAGE_EVENT = 'store:consent-manage';
/** Event on `window`: the visitor has made a choice. */
export const CHOICE_EVENT = 'store:consent';
/** Key of localStorage: the choice in the cookie was made in the notice, and is not in the log yet. */
export const UNREPORTED_KEY = 'consent-unreported';
/** 400 days, the longest time that browsers keep a cookie. */
export const CHOICE_LIFETIME_SECONDS = 400 * DAY_SECONDS;
