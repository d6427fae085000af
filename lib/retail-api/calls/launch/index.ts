import type { CallHandler } from '../../core/call-handler.ts';
import { launchNotice } from './launch-notice.ts';

export const launchCalls: readonly CallHandler[] = [launchNotice];
