/** Replaces the `server-only` package in Jest, where importing the real one throws. */
export {};
