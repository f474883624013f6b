import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'

/** The signed-in dietitian's public profile. */
export const ownProfile = queryOptions({
  queryKey: ['dietitian-profile'],
  queryFn: ({ signal }) => api.dietitians.me({ signal }),
})

/** The user's own pictures; empty while loading, and for admins, who have no profile. */
export function useOwnPictures(): ImageSizes {
  const isDietitian = useSession((session) => session.user?.role === 'dietitian')
  const { data } = useQuery({ ...ownProfile, enabled: isDietitian })
  return data?.profile_picture_sizes ?? []
}
