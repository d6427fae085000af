import { join } from 'node:path';

/** Folder of the project. */
export const PROJECT = join(import.meta.dirname, '../../..');
