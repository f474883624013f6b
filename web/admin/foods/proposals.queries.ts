import { api } from '#web/lib/api/api.ts'
import { filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

/** Foods that dietitians propose for the library, the oldest first. */
export const PROPOSALS = listSource({
  codec: filterCodec({ search: text }),
  queryKey: ['admin-food-proposals', 'list'],
  load: ({ page }, { signal }) => api.ownFoods.listProposals(toPageQuery({ page }), { signal }),
  refetchOnMount: 'always',
})
