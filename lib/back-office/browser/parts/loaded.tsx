import LinearProgress from '@mui/material/LinearProgress';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Problem } from './problem.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data, Error>;
  children: (data: Data) => ReactNode;
}

/** Shows what a call answered, that it is awaited, or why it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LinearProgress aria-label="Loading" />;
  return <div aria-busy={isFetching}>{children(data)}</div>;
}
