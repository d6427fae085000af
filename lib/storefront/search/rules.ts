/** Longer search texts are cut: nobody types them, and they should not be in cookies, logs or calls. */
export const MAX_SEARCH_LENGTH = 200;
/** How many categories the suggestion panel shows. */
export const SUGGESTED_CATEGORIES = 3;
/** The maximum number of products that a search by photo finds; they are shown on one page. */
export const PHOTO_RESULTS = 60;
/** Milliseconds from the opening of the overlay until its field has the focus. */
export const SEARCH_FOCUS_DELAY_MS = 100;

/** Keyboards put them into words of Hindi, where they change at most the form of a letter. */
const JOINERS = /[\u200c\u200d]/g;

/** Normalises a search text: Unicode composed, single spaces, no joiners and control characters, cut to the maximum. */
export function normaliseSearchText(text: string): string {
  return text
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .trim();
}
