import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets Back close a dialog instead of leaving its page: the dialog is an entry of the browser's history while it is
 * shown. Returns the function that closes it otherwise, which takes that entry back; `onClose` is called once it is
 * gone.
 */
export function useBackToClose(onClose: () => void): () => void {
  const isEntered = useRef(false);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!isEntered.current) history.pushState(history.state, '');
    isEntered.current = true;
    const onBack = () => {
      isEntered.current = false;
      closed();
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  // Escape and a press may both ask for it before the browser has gone back.
  const isClosing = useRef(false);
  return useCallback(() => {
    if (isClosing.current || !isEntered.current) return;
    isClosing.current = true;
    history.back();
  }, []);
}
