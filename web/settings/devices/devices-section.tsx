import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { DeviceList } from './device-list.tsx'
import { sessionsPage } from './devices.queries.ts'

export function DevicesSection() {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(sessionsPage(page))
  return (
    <SettingsSection
      id="devices"
      title="Signed-in devices"
      lead="Where your account is open. Sign out whatever you do not know, then change your password."
    >
      {data ? (
        <DeviceList sessions={data} page={page} onPage={setPage} />
      ) : error ? (
        <LoadFailure error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Card>
          <Skeleton className="h-20" />
        </Card>
      )}
    </SettingsSection>
  )
}
