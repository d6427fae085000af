/** A megabyte in bytes, as limits and settings count it. */
export const MEGABYTE = 1024 * 1024;
