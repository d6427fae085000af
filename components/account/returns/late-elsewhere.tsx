import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ElsewhereFieldsProps, ElsewhereFields as Fields } from './elsewhere-fields';

type Loaded = { Fields: typeof Fields } | 'loading' | 'failed';

/** The fields of another address, which are fetched once somebody wants them: hardly anybody does. */
export function LateElsewhere(props: ElsewhereFieldsProps): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(async () => {
    setLoaded('loading');
    const found = await import('./elsewhere-fields').catch(() => null);
    setLoaded(found ? { Fields: found.ElsewhereFields } : 'failed');
  }, []);
  useEffect(() => void load(), [load]);
  if (loaded === 'loading') return <p role="status">One moment…</p>;
  if (loaded === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 sm:col-span-2">
        <p>We cannot show the address form right now.</p>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </div>
    );
  }
  return <loaded.Fields {...props} />;
}
