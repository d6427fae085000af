import { useEffect, useState } from 'react';

/** How long somebody who types pauses before it is searched, in milliseconds. */
const PAUSE_MS = 250;

/** A text once nobody has changed it for a moment. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
