import { GUARANTEE_DAYS, LOWEST_MONTHLY } from '#domain/membership/plans.ts'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import { formatMoney } from '#web/lib/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'

const PROMISE = `Plans from ${formatMoney(LOWEST_MONTHLY)} a month, with a ${GUARANTEE_DAYS}-day money-back guarantee.`

export function CallToAction() {
  return (
    <MaizeClosing title="Ready when you are" lead={PROMISE} art={consultationArt}>
      <ButtonLink to="/membership" size="large">
        Start Your Transformation
      </ButtonLink>
    </MaizeClosing>
  )
}
