export function CalculatorNeedsScript() {
  return (
    <noscript>
      <p className="rounded-field bg-warning-soft p-4 text-warning">
        The calculator needs JavaScript.{' '}
        <a href="/bmi#by-height">The BMI page has a table of healthy weights by height.</a>
      </p>
    </noscript>
  )
}
