import type { CallHandler } from '../../call-handler.ts';
import { deskAudit } from './desk-audit.ts';

export const deskCalls: readonly CallHandler[] = [deskAudit];
