import type { CallHandler } from '../../core/call-handler.ts';
import { notifyMe } from './notify-me.ts';

export const notifyMeCalls: readonly CallHandler[] = [notifyMe];
