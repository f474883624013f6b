import { Printer } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { PublicAnswer } from '#domain/assessments/answers.schema.ts'
import { SITE, titled } from '#domain/site/site.ts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { api } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { storeRegistrationDetails } from '#web/lib/forms/registration-details.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { BadLink, LinkSent, linkMeta, Outcome, useLinkSteps, WithToken } from './link-steps.tsx'

const TITLE = 'The answer to your health assessment'

export const meta = () =>
  linkMeta(TITLE, 'Read the answer to your health assessment with the link from our email.', '/assessment/answer')

export default function AnswerPage() {
  return (
    <AccountPage title={TITLE}>
      <WithToken sentAfter="when your health assessment was answered">
        {(token) => <AnswerPanel key={token} token={token} />}
      </WithToken>
    </AccountPage>
  )
}

type OpenedAnswer = { at: 'shown' } & PublicAnswer

/** Kept in this tab until it is closed or the user logs out, because the link shows the answer only once. */
const shownName = (token: string) => `shown-answer:${token}`
const readShown = (token: string): OpenedAnswer | null => JSON.parse(readFormDraft(shownName(token), null) ?? 'null')

async function show(token: string): Promise<OpenedAnswer> {
  const shown: OpenedAnswer = { at: 'shown', ...(await api.assessments.showAnswer({ token })) }
  saveFormDraft(shownName(token), JSON.stringify(shown), null)
  return shown
}

function AnswerPanel({ token }: { token: string }) {
  const { state, setState, busy, failure, take } = useLinkSteps<OpenedAnswer, 'show' | 'renew'>()
  // Before the first paint, so that a returning person sees the answer instead of the button.
  useLayoutEffect(() => {
    const shown = readShown(token)
    if (shown) setState(shown)
  }, [token, setState])
  const handleShow = () => take('show', () => show(token))
  const handleRenew = () =>
    take('renew', async () => ({ at: 'link-sent', ...(await api.assessments.renewAnswerLink({ token })) }))

  if (state.at === 'shown') return <Answer answer={state} />
  if (state.at === 'link-sent') return <LinkSent message={state.message} />
  if (state.at === 'bad-link') {
    return (
      <BadLink failure={failure} isBusy={busy === 'renew'} onRenew={handleRenew}>
        If we still have your answer, we can send a new link to the email address in your assessment, and to no other.
      </BadLink>
    )
  }
  return (
    <div className="grid justify-items-start gap-6">
      <p>
        The link from our email shows your answer once. To read it again later, save or print it, or ask for another
        link here.
      </p>
      {failure}
      <Button isBusy={busy === 'show'} busyLabel="Loading..." onClick={handleShow}>
        Show my answer
      </Button>
    </div>
  )
}

function Answer({ answer: shown }: { answer: PublicAnswer }) {
  const { answer, answered_at, dietitian } = shown
  return (
    <Outcome>
      <SectionCard
        id="answer"
        title={dietitian ? `${titled(dietitian.full_name)} has answered` : `The office of ${SITE.name} has answered`}
        headingClass="text-h3"
        className="w-full"
      >
        <p className="mt-1 text-ink-muted text-sm">{formatDate(answered_at)}</p>
        <p className="wrap-anywhere mt-4 whitespace-pre-line">{answer}</p>
      </SectionCard>
      <div className="grid justify-items-start gap-3 print:hidden">
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          Save or print
        </Button>
        <p className="text-ink-muted">
          Your link has now been used. The answer stays in this tab until you close it. After that, open the link again
          and ask for a new one. We send it to the email address in your assessment.
        </p>
      </div>
      <NextSteps answer={shown} />
    </Outcome>
  )
}

/** How to continue the conversation; signed-in users are not offered an account. */
function NextSteps({ answer }: { answer: PublicAnswer }) {
  const { dietitian } = answer
  const isSignedIn = useSession((session) => session.status === 'signed-in')
  const storeDetails = () => storeRegistrationDetails(answer)
  return (
    <section aria-labelledby="next-steps" className="grid justify-items-start gap-4 print:hidden">
      <h2 id="next-steps" className="text-h3">
        What to do next
      </h2>
      <p>
        The answer is general advice about food. For questions, a plan with follow-up, or an illness, talk to{' '}
        {dietitian?.is_available ? titled(dietitian.full_name) : 'a dietitian'}.
      </p>
      <div className="flex flex-wrap gap-3">
        {dietitian?.is_available ? (
          <ButtonLink to={`/contact-dietitian/${dietitian.id}#request`} onClick={storeDetails}>
            Ask for a consultation
          </ButtonLink>
        ) : (
          <ButtonLink to="/dietitians" onClick={storeDetails}>
            Find a dietitian
          </ButtonLink>
        )}
        {isSignedIn ? null : (
          <ButtonLink variant="outline" to="/register" onClick={storeDetails}>
            Create an account
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
