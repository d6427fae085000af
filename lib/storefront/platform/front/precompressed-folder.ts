/** The folder of files compressed at build time, below the project. */
export const PRECOMPRESSED_FOLDER = '.next/precompressed';
