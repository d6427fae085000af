/** Names of the boxes of a one-time code: as many as a code can have. */
export const CODE_FIELDS: readonly string[] = Array.from({ length: 8 }, (_, index) => `digit${index + 1}`);

/** The first box stands for all of them: it takes the focus where the code is wrong. */
export const CODE_FIELD = 'digit1';
