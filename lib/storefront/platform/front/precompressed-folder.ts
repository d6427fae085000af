/** Where the build puts the compressed forms of its files, below the project. */
export const PRECOMPRESSED_FOLDER = '.next/precompressed';
