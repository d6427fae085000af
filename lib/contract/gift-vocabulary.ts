/** The longest message of a gift, in characters. */
export const MAX_GIFT_MESSAGE_LENGTH = 240;

/** A gift's message is printed with letters: a text without pictures. */
export const PRINTED_TEXT = /^\P{Extended_Pictographic}*$/u;
