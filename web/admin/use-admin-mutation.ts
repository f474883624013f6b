import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A change after which everything in the admin area is refetched: lists, counts and the log. */
export function useAdminMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('admin-') }),
  })
}
