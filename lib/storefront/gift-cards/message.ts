/** The longest message that goes with a gift card, in characters. */
export const MAX_MESSAGE_LENGTH = 300;
