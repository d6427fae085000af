'use client';

import { useEffect, useRef } from 'react';

/** What a browser answers that reads the code out of the SMS; the DOM types do not know it yet. */
interface SmsCode extends Credential {
  readonly code: string;
}

interface SmsCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Takes the code out of the SMS (WebOTP) where the browser can, once the shopper has agreed to it. Asks while `enabled`,
 * and stops asking when the field goes.
 */
export function useWebOtp(enabled: boolean, onCode: (code: string) => void): void {
  const listener = useRef(onCode);
  useEffect(() => {
    listener.current = onCode;
  }, [onCode]);

  useEffect(() => {
    if (!enabled || !('OTPCredential' in window)) return;
    const asking = new AbortController();
    const request: SmsCodeRequest = { otp: { transport: ['sms'] }, signal: asking.signal };
    navigator.credentials.get(request).then(
      (answer) => {
        if (answer && !asking.signal.aborted) listener.current((answer as SmsCode).code);
      },
      () => {
        // Refused, out of time, or the field has gone: the shopper types the code.
      },
    );
    return () => asking.abort();
  }, [enabled]);
}
