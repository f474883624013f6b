import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { INDIAN_HEALTHY_RANGE } from '#domain/bmi/bmi.ts'
import { HEALTHY_RANGE } from '#domain/bmi/healthy-weight.ts'
import { RECOMMENDATIONS } from '#domain/bmi/recommendations.content.ts'
import { SOURCES, type SourceId } from '#domain/bmi/sources.content.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import { SITE } from '#domain/site/site.ts'
import mark from '#web/illustrations/logo-mark.svg?raw'
import tokens from '#web/styles/tokens.css?raw'
import { MINOR_TEXT, type ResultInput, type ToldResult, tellResult } from '../result/shown-result.ts'
import { gaugeMarkup } from './gauge-markup.ts'
import reportStyle from './report.css?raw'

const LIMIT =
  'General information, not a diagnosis; its classes are for adults. BMI does not see muscle, pregnancy or where weight is carried. Talk to a doctor or dietitian before you change treatment.'

/** Markup whose values have been escaped. */
type Markup = string

function row(label: string, value: string): Markup {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`
}

function details({ told, input }: { told: ToldResult; input: ResultInput }): Markup {
  const { age } = input.measures
  const rows = [
    row('Weight', told.weight),
    row('Height', told.height),
    age === null ? '' : row('Age', `${age} years`),
    row('Gender', GENDER_LABELS[input.gender]),
  ]
  return `<dl class="details">${rows.join('')}</dl>`
}

function steps(of: keyof typeof RECOMMENDATIONS): Markup {
  const items = RECOMMENDATIONS[of].map(
    ({ title, text }) => `<li><b>${escapeHtml(title)}</b><span>${escapeHtml(text)}</span></li>`,
  )
  return `<h2>Five next steps</h2><ol>${items.join('')}</ol>`
}

function sources(ids: readonly SourceId[]): Markup {
  const items = [...new Set(ids)].map((id) => `<li>${escapeHtml(SOURCES[id].name)}</li>`)
  return `<h2>Sources</h2><ul class="sources">${items.join('')}</ul>`
}

function adultBody({ told, adult }: { told: ToldResult; adult: NonNullable<ToldResult['adult']> }): Markup {
  const { category } = adult
  const recommended = RECOMMENDATIONS[category.class].map(({ source }) => source)
  return `<section class="result"><div>${gaugeMarkup(told.bmi)}</div><div>
<p><span class="pill ${category.colour}">${escapeHtml(category.label)}</span> <span class="pill">${escapeHtml(category.risk)}</span></p>
<dl class="range"><dt>${escapeHtml(told.rangeLabel)}</dt><dd>${escapeHtml(told.healthy ?? '')}</dd></dl>
<p class="small">BMI ${HEALTHY_RANGE}</p>
<p class="small">${escapeHtml(adult.indianReading)} Their healthy range is ${INDIAN_HEALTHY_RANGE}: ${escapeHtml(told.indianHealthy ?? '')} for you. ${escapeHtml(told.waist ?? '')}</p>
</div></section>
${steps(category.class)}
${sources(['who_bands', 'indian_consensus', 'indian_reference', 'indian_update', ...recommended])}`
}

function minorBody(told: ToldResult): Markup {
  return `<section><p class="value">${escapeHtml(told.value)} <small>kg per m²</small></p><p>${escapeHtml(MINOR_TEXT)} Take the value to a paediatrician or a dietitian for children.</p></section>
${sources(['child_charts', 'who_child_charts'])}`
}

/** The tokens' own light values, so that the report wears what the site wears. */
const lightTokens =
  tokens
    .match(/:root[^{]*\{[^}]*\}/g)
    ?.slice(0, 2)
    .join('\n') ?? ''

/** A whole page in one file: styles and drawings inside, no address of any other. */
export function reportHtml(input: ResultInput, time: string): string {
  const told = tellResult(input)
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`BMI report, ${time}`)}</title>
<style>${lightTokens}
${reportStyle}</style>
</head>
<body>
<header><span class="brand">${mark}${escapeHtml(SITE.name)}</span><span>${escapeHtml(time)}</span></header>
<main>
<h1>BMI report</h1>
${details({ told, input })}
${told.adult ? adultBody({ told, adult: told.adult }) : minorBody(told)}
</main>
<footer><p>${escapeHtml(LIMIT)}</p><p>Made in your browser by ${escapeHtml(SITE.name)}. Nothing was stored or sent.</p></footer>
</body>
</html>
`
}
