/** The longest message that goes with a gift card, in characters. */
export const LONGEST_MESSAGE = 300;
