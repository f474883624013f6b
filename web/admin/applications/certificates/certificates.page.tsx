import { privateMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/certificates.page'
import { CertificateDetail } from './certificate-detail.tsx'
import { CertificateList } from './certificate-list.tsx'

/** A single one is titled by number: a name would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(
    id ? `Certificate ${id}` : 'Certificates',
    'Dietitians’ new and renewed credentials.',
    '/admin/applications/certificates',
  )

/** The list, or the certificate in the address: one route fewer in the manifest, which every page loads. */
export default function CertificatesPage({ params: { id } }: Route.ComponentProps) {
  return id ? <CertificateDetail /> : <CertificateList />
}
