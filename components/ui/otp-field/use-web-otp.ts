'use client';

import { useEffect, useRef } from 'react';

/** The credential that a browser with WebOTP returns, which the DOM types do not include yet. */
interface SmsCode extends Credential {
  readonly code: string;
}

interface SmsCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Reads the code from the SMS (WebOTP) where the browser supports it and the shopper agrees. It requests the
 * code while `enabled`, and aborts on unmount.
 */
export function useWebOtp(enabled: boolean, onCode: (code: string) => void): void {
  const listener = useRef(onCode);
  useEffect(() => {
    listener.current = onCode;
  }, [onCode]);

  useEffect(() => {
    if (!enabled || !('OTPCredential' in window)) return;
    const abortController = new AbortController();
    const request: SmsCodeRequest = { otp: { transport: ['sms'] }, signal: abortController.signal };
    navigator.credentials.get(request).then(
      (answer) => {
        if (answer && !abortController.signal.aborted) listener.current((answer as SmsCode).code);
      },
      () => {
        // Refused, timed out or unmounted: the shopper types the code.
      },
    );
    return () => abortController.abort();
  }, [enabled]);
}
