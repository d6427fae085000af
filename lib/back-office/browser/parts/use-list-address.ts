import { useSearchParams } from 'react-router';

interface ListAddress {
  /** The value of a filter in the address; empty where it is not there. */
  filter: (name: string) => string;
  page: number;
  /** Changes filters, and begins at the first page again. */
  setFilters: (filters: Readonly<Record<string, string>>) => void;
  setPage: (page: number) => void;
}

/** Filters and page of a list, kept in the address: a reload, a bookmark and "back" show the same. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  return {
    filter: (name) => params.get(name) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    setFilters: (filters) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(filters)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
    setPage: (to) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        next.set('page', String(to));
        return next;
      }),
  };
}
