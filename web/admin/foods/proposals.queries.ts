import { api } from '#web/lib/api/api.ts'
import { choice, filterCodec, text, toPageQuery } from '#web/shell/list/filter-codec.ts'
import { listSource } from '#web/shell/list/use-filtered-list.ts'

/** Foods that dietitians propose for the library, the oldest first, or those that were accepted. */
export const PROPOSALS = listSource({
  codec: filterCodec({ search: text, status: choice(['library']) }),
  queryKey: ['admin-food-proposals', 'list'],
  load: ({ status, page }, { signal }) =>
    api.ownFoods.listProposals(toPageQuery({ status: status || 'proposed', page }), { signal }),
  refetchOnMount: 'always',
})
