import type { CallHandler } from '../../core/call-handler.ts';
import { deskAudit } from './desk-audit.ts';

export const deskCalls: readonly CallHandler[] = [deskAudit];
