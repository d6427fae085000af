import { useEffect, useState } from 'react';
import { useSession } from '../shell/session-gate.tsx';

/**
 * What a person types on a screen, kept for them in this tab: a reload or the end of a session loses nothing. For nothing
 * personal.
 */
export function useTabDraft<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const { session } = useSession();
  const key = `draft:${session.email}:${name}`;
  const [value, setValue] = useState<Value>(() => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? initial : (JSON.parse(kept) as Value);
  });
  useEffect(() => {
    if (value === initial) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  }, [key, value, initial]);
  return [value, setValue];
}
