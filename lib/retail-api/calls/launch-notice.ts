import { calls } from '#lib/contract/index.ts';
import { saveLaunchNotice } from '../content/launch/save-launch-notice.ts';
import { fail } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Stores an address that is to be notified when the store opens. */
const launchNotice = handlerFor(calls.launchNotice, async (request, context, caller) => {
  if (request.Mobile === '' && request.Email === '')
    return invalidField('Mobile', 'Give a mobile number or an email address.');
  if (request.Mobile !== '' && request.Email !== '')
    return invalidField('Email', 'Give either a mobile number or an email address, not both.');
  if (context.now() >= context.launchAt) return fail('Conflict', 'The store is open.');
  return saveLaunchNotice(context, caller, {
    channel: request.Mobile === '' ? 'mail' : 'sms',
    recipient: request.Mobile || request.Email.toLowerCase(),
    sessionId: caller.sessionId,
  });
});

/** The handler of the call about the launch notice. */
export const launchNoticeCalls: readonly CallHandler[] = [launchNotice];
