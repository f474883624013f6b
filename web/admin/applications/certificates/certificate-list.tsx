import type { Certificate } from '#domain/applications/certificates.schema.ts'
import { credentialName } from '#domain/dietitians/credential-name.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { BackLink } from '#web/shell/list/back-link.tsx'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { Button } from '#web/ui/button.tsx'
import { PersonCell } from '../../person-cell.tsx'
import { CERTIFICATES, CHOICES } from './certificates.queries.ts'

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

export function CertificateList() {
  const list = useFilteredList(CERTIFICATES)
  const isAll = list.applied.status === 'all'
  return (
    <>
      <BackLink path="/admin/applications">All applications</BackLink>
      <h1 className="text-h2">Certificates</h1>
      <p className="text-ink-muted">Dietitians’ new and renewed credentials. Longest waiting first.</p>
      <FilterBar list={list} choices={CHOICES} />
      <Results
        list={list}
        messages={{
          one: 'certificate',
          many: 'certificates',
          nothing: isAll
            ? { title: 'No certificates yet', text: 'Dietitians send them in My Profile.' }
            : {
                title: 'No certificates here',
                text: 'No certificates have this status.',
                action: (
                  <Button variant="outline" onClick={() => list.controls.handleChoose({ status: 'all' })}>
                    Show all certificates
                  </Button>
                ),
              },
        }}
        wholeList={{ status: 'all' }}
      >
        {(rows, isStale) => <DataTable caption="Certificates" columns={COLUMNS} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}
