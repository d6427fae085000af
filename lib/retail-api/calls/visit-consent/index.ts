import type { CallHandler } from '../../core/call-handler.ts';
import { visitConsent } from './visit-consent.ts';
import { visitConsentLog } from './visit-consent-log.ts';

export const visitConsentCalls: readonly CallHandler[] = [visitConsent, visitConsentLog];
