import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { PageSkeleton } from '../frame/page-skeleton.tsx'
import { BackLink } from '../list/back-link.tsx'
import { Loaded } from './loaded.tsx'

interface RecordPageProps<Data, Key extends QueryKey> {
  query: (id: number) => UseQueryOptions<Data, Error, Data, Key>
  /** The list that contains the record. */
  list: { path: string; name: string }
  notFound: { title: string; text: string }
  /** The page's heading until the record is there. */
  heading?: string
  /** Announced to screen readers. */
  loading?: string
  children: (record: Data) => ReactNode
}

/** The page of one record, whose id is in the address. */
export function RecordPage<Data, Key extends QueryKey>(props: RecordPageProps<Data, Key>) {
  const { query, list, notFound, heading, loading, children } = props
  const { id = '' } = useParams()
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
  const record = useQuery({ ...query(number), enabled: number > 0 })
  if (number === 0 || (record.error instanceof ApiError && record.error.status === 404)) {
    return <PageMessage {...notFound} actions={<ButtonLink to={list.path}>{list.name}</ButtonLink>} />
  }
  return (
    <>
      <BackLink path={list.path}>{list.name}</BackLink>
      {heading && !record.data ? <h1 className={record.error ? 'text-h2' : 'sr-only'}>{heading}</h1> : null}
      <Loaded query={record} skeleton={<PageSkeleton {...(loading ? { label: loading } : {})} />}>
        {children}
      </Loaded>
    </>
  )
}
