import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { rememberUser, useSession } from '#web/lib/session/session.ts'
import { ownProfile } from '#web/shell/console/own-profile.queries.ts'
import { type ProfileForm, toBody } from './profile-values.ts'

/** A save also updates the name in the console's greeting, in other tabs and on the account page. */
export function useSaveProfile() {
  const queries = useQueryClient()
  const user = useSession((session) => session.user)
  return useMutation({
    mutationFn: (change: ProfileForm) => api.dietitians.updateMe(toBody(change)),
    onSuccess: (profile, { first_name, last_name }) => {
      queries.setQueryData(ownProfile.queryKey, profile)
      if (user && first_name && last_name) rememberUser({ ...user, first_name, last_name })
      return queries.invalidateQueries({ queryKey: ['profile'], refetchType: 'none' })
    },
  })
}
