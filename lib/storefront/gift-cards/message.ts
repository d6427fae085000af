/** The maximum length of the message sent with a gift card, in characters. */
export const MAX_MESSAGE_LENGTH = 300;
