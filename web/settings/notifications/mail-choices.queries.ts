import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailChoice } from '#domain/accounts/mail-choices.ts'
import type { MailChoices } from '#domain/accounts/security.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { toast } from '#web/ui/toast.ts'

export const mailChoices = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => api.security.mailChoices({ signal }),
})

interface Choosing {
  choice: MailChoice
  isOn: boolean
}

/** Shown as chosen at once, and as it was before if it cannot be kept. */
export function useMailChoices(kept: MailChoices) {
  const [chosen, setChosen] = useState<Partial<MailChoices>>({})
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ choice, isOn }: Choosing) => api.security.updateMailChoices({ [choice]: isOn }),
    onSuccess: (answer) => queries.setQueryData(mailChoices.queryKey, answer),
    onError: (error, { choice, isOn }) => {
      setChosen((before) => ({ ...before, [choice]: !isOn }))
      toast.error(error.message)
    },
  })
  function choose(choice: MailChoice, isOn: boolean) {
    setChosen((before) => ({ ...before, [choice]: isOn }))
    mutate({ choice, isOn })
  }
  return { choices: { ...kept, ...chosen }, choose }
}
