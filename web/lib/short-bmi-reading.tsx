import { bmiStage, INDIAN_HEALTHY_RANGE, indianReading } from '#domain/bmi/bmi.ts'
import { EATING_HELP, hasEatingHelp, SHORT_ADVICE } from '#domain/bmi/short-advice.content.ts'
import { HelpText } from './help-text.tsx'

/** The Asian-Indian reading of a BMI and its most important advice. */
export function ShortBmiReading({ bmi }: { bmi: number }) {
  const stage = bmiStage(bmi)
  return (
    <div className="grid gap-2 text-sm">
      {SHORT_ADVICE[stage] ? <p className="font-semibold">{SHORT_ADVICE[stage]}</p> : null}
      <p>
        {indianReading(bmi)} Their healthy range is {INDIAN_HEALTHY_RANGE}.
      </p>
      {hasEatingHelp(stage) ? (
        <p>
          <HelpText>{EATING_HELP}</HelpText>
        </p>
      ) : null}
    </div>
  )
}
