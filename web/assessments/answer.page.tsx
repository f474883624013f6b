import { useSearchParams } from 'react-router'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { NeedsScript } from '#web/shell/needs-script.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { AnswerPanel } from './answer/answer-panel.tsx'
import { NoToken } from './link-steps.tsx'

export function meta() {
  return [
    ...pageMeta({
      title: 'The answer to your health assessment',
      description: 'Read the answer to your health assessment with the link from our email.',
      path: '/assessment/answer',
      noindex: true,
    }),
    // The address contains the link's secret, which no other site may receive.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function AnswerPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <AccountPage title="The answer to your health assessment">
      {token === '' ? (
        <NoToken sentAfter="when your health assessment was answered" />
      ) : (
        <>
          <NeedsScript />
          <AnswerPanel key={token} token={token} />
        </>
      )}
    </AccountPage>
  )
}
