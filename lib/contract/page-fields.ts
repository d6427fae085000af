import { z } from 'zod';
import { multilineText, visibleText } from './fields.ts';
import { VISIBLE_LETTER_OR_DIGIT } from './vocabulary.ts';

/** Half a character, as a text has it that was cut by its units, cannot be kept. */
const WHOLE = /^\P{Cs}*$/u;
const HALF = 'must hold no halves of characters';
/** A name of blanks alone would be a link that nobody sees. */
const SEEN_OR_EMPTY = /^$|(?!\p{DI})[\p{L}\p{N}]/u;
const UNSEEN = 'must hold a letter or a digit';

/** A page, a strip, a fragment such as `menu-desktop-watches`, or the layout of the home page. */
export const pageSlug = z
  .string()
  .regex(/^(?:[a-z0-9-]{1,80}|home\.json)$/, 'must be lower-case letters, digits and hyphens, or home.json');
export const pageTitle = visibleText(120).min(1).regex(WHOLE, HALF).regex(VISIBLE_LETTER_OR_DIGIT, UNSEEN);
/** Group of the footer that links to a page; empty where none does. */
export const pageGroup = visibleText(60).regex(WHOLE, HALF).regex(SEEN_OR_EMPTY, UNSEEN);
export const pageContent = multilineText(200_000).regex(WHOLE, HALF);
