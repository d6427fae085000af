import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, CallError, type CallName, type CallRequest, callShop } from './call.ts';

/** How long an answer counts as fresh, in milliseconds: going back to a list shows it at once. */
const FRESH_MS = 10_000;

interface UseCallOptions {
  /** Whether the call is made yet; true unless given. */
  enabled?: boolean;
}

interface ReadOptions<Name extends CallName> extends UseCallOptions {
  /** In how many milliseconds what was read is read again, for what goes on by itself; false where nothing does. */
  refreshMs?: (data: CallData<Name> | undefined) => number | false;
}

/**
 * Reads by a call. While another page of a list is read, the one before stays; a record never does, because a step would be
 * taken with it under the address of another one.
 */
export function useCall<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  { enabled = true, refreshMs }: ReadOptions<Name> = {},
) {
  return useQuery<CallData<Name>, Error>({
    queryKey: [name, request],
    queryFn: ({ signal }) => callShop(name, request, signal),
    enabled,
    staleTime: FRESH_MS,
    ...(refreshMs && {
      refetchInterval: ({ state }: { state: { data: CallData<Name> | undefined } }) => refreshMs(state.data),
    }),
    placeholderData: (before) => ('Page' in request || 'After' in request ? before : undefined),
    retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === 'Unreachable',
  });
}

/** Asks by a call that changes nothing, such as a trial, when a button is pressed. */
export function useAsk<Name extends CallName>(name: Name) {
  return useMutation<CallData<Name>, Error, CallRequest<Name>>({ mutationFn: (request) => callShop(name, request) });
}

/** Changes something by a call. Whatever is shown is read again afterwards, also after a refusal: somebody was faster. */
export function useChange<Name extends CallName>(name: Name) {
  const client = useQueryClient();
  return useMutation<CallData<Name>, Error, CallRequest<Name>>({
    mutationFn: (request) => callShop(name, request),
    onSettled: () => void client.invalidateQueries(),
  });
}
