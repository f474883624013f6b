import type { Certificate } from '#domain/applications/certificates.schema.ts'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import { api } from '#web/lib/api/api.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { BackLink } from '#web/shell/list/back-link.tsx'
import type { Column } from '#web/shell/list/data-table.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { adminList, ListPage, PersonCell, useAdminList } from '../../list-page.tsx'
import { stateChoice, toStatusQuery } from '../state-filter.ts'

/** Oldest first. */
const CERTIFICATES = adminList({
  queryKey: ['admin-certificates', 'list'],
  load: ({ status, page }, { signal }) =>
    api.certificates.list(toPageQuery({ ...toStatusQuery(status), ordering: 'created_at', page }), { signal }),
  choices: { status: stateChoice(['changes_requested', 'approved']) },
})

const COLUMNS: Column<Certificate>[] = [
  {
    label: 'Dietitian',
    isTitle: true,
    cell: ({ id, dietitian, document }) => (
      <PersonCell to={`/admin/applications/certificates/${id}`} name={dietitian.full_name} email={document.name} />
    ),
  },
  {
    label: 'Credential',
    cell: (certificate) => <span className="wrap-anywhere">{credentialName(certificate)}</span>,
  },
  { label: 'Sent', cell: ({ created_at }) => <RelativeTime date={created_at} /> },
  { label: 'Status', cell: ({ status }) => <ApplicationStatusBadge status={status} /> },
]

const NONE_AT_ALL = { title: 'No certificates yet', text: 'Dietitians send them in My Profile.' }
const NONE_OF_STATUS = {
  title: 'No certificates here',
  text: 'No certificates have this status.',
  action: { label: 'Show all certificates' },
}

export function CertificateList() {
  const list = useAdminList(CERTIFICATES)
  return (
    <>
      <BackLink path="/admin/applications">All applications</BackLink>
      <ListPage
        list={list}
        title="Certificates"
        intro="Dietitians’ new and renewed credentials. Longest waiting first."
        one="certificate"
        many="certificates"
        nothing={list.applied.status === 'all' ? NONE_AT_ALL : NONE_OF_STATUS}
        wholeList={{ status: 'all' }}
        columns={COLUMNS}
      />
    </>
  )
}
