import { useSearchParams } from 'react-router'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { NoToken } from './link-steps.tsx'
import { SubmissionPanel } from './submission/submission-panel.tsx'

export function meta() {
  return [
    ...pageMeta({
      title: 'Your health assessment',
      description: 'See or delete your health assessment with the link from our email.',
      path: '/assessment',
      noindex: true,
    }),
    // The address contains the link's secret, which no other site may receive.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SubmissionPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <AccountPage title="Your health assessment">
      {token === '' ? (
        <NoToken sentAfter="after your health assessment" />
      ) : (
        <>
          <NeedsScript />
          <SubmissionPanel key={token} token={token} />
        </>
      )}
    </AccountPage>
  )
}
