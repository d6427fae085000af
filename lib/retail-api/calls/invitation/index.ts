import type { CallHandler } from '../../core/call-handler.ts';
import { verifyInvitation } from './verify-invitation.ts';

export const invitationCalls: readonly CallHandler[] = [verifyInvitation];
