/** The names of the boxes of a one-time code: as many as the longest code has characters. */
export const CODE_FIELDS: readonly string[] = Array.from({ length: 8 }, (_, index) => `digit${index + 1}`);

/** The first box, which stands for all: errors of the code are reported there, and it gets the focus. */
export const CODE_FIELD = 'digit1';
