import type { CallHandler } from '../../core/call-handler.ts';
import { imageSearch } from './image-search.ts';

/** The search by photo. */
export const imageSearchCalls: readonly CallHandler[] = [imageSearch];
