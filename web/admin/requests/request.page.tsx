import { RequestView } from '#web/consultations/manage/detail/request-view.tsx'
import { requestDetail } from '#web/consultations/manage/requests.queries.ts'
import { useSession } from '#web/lib/session/session.ts'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/request.page'

/** Titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Request ${id}`, 'One consultation request and its conversation.', '/admin/requests')

export default function RequestPage() {
  const user = useSession((session) => session.user)
  return (
    <RecordPage
      query={requestDetail}
      list={{ path: '/admin/requests', name: 'All requests' }}
      notFound={{ title: 'Request not found', text: 'There is no request with this number.' }}
      heading="Request"
      loading="Loading request…"
    >
      {(request) => (user ? <RequestView key={request.id} request={request} user={user} isAdminView /> : null)}
    </RecordPage>
  )
}
