import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import type { BmiAdvice } from '#domain/bmi/advice.ts'
import { BMI_BANDS, type BmiClass, INDIAN_HEALTHY_RANGE } from '#domain/bmi/bmi.ts'
import { describeGauge } from '#domain/bmi/gauge.ts'
import { HEALTHY_RANGE } from '#domain/bmi/healthy-weight.ts'
import { EATING_HELP } from '#domain/bmi/short-advice.content.ts'
import { SOURCES, type SourceId } from '#domain/bmi/sources.content.ts'
import { escapeHtml } from '#domain/http/escape-html.ts'
import { splitHelpLines } from '#domain/site/help-lines.ts'
import { SITE } from '#domain/site/site.ts'
import { formatSource } from '#domain/sources/format-source.ts'
import mark from '#web/illustrations/logo-mark.svg?raw'
import { saveFile } from '#web/lib/documents/save-file.ts'
import tokens from '#web/styles/tokens.css?raw'
import { BAND_PATHS, beadAt, DRAWING, MARK_POINTS } from '../result/gauge-geometry.ts'
import {
  describeResult,
  listSources,
  type ResultInput,
  type ResultTexts,
  stepsHeading,
  stepText,
} from '../result/shown-result.ts'
import reportStyle from './report.css?raw'

const LIMIT =
  'General information, not a diagnosis. The categories are for adults. BMI doesn’t see muscle, pregnancy or where you carry weight. Talk to a doctor or dietitian before you change any treatment.'

/** Markup whose values have been escaped. */
type Markup = string

function row(label: string, value: string): Markup {
  return `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`
}

function details({ texts, input }: { texts: ResultTexts; input: ResultInput }): Markup {
  const { age } = input.measures
  const rows = [
    row('Weight', texts.weight),
    row('Height', texts.height),
    age === null ? '' : row('Age', age === 1 ? '1 year' : `${age} years`),
    row('Gender', GENDER_LABELS[input.gender]),
    input.isPregnant ? row('Pregnant', 'Yes') : '',
    input.isIll ? row('Illness or medicine', 'Yes') : '',
  ]
  return `<dl class="details">${rows.join('')}</dl>`
}

/** A paragraph with help lines as phone links. */
function paragraph(text: string): Markup {
  return splitHelpLines(text)
    .map(({ text: part, isNumber }) => (isNumber ? `<a href="tel:${part}">${part}</a>` : escapeHtml(part)))
    .join('')
}

function steps(advice: BmiAdvice): Markup {
  const { first, note, hasEatingHelp } = advice
  const items = advice.steps.map(
    (step) => `<li><b>${escapeHtml(step.title)}</b><span>${paragraph(stepText(step))}</span></li>`,
  )
  return `<h2>${stepsHeading(advice)}</h2>${first ? `<p class="first">${paragraph(first)}</p>` : ''}<ol>${items.join('')}</ol>
${hasEatingHelp ? `<p class="help">${paragraph(EATING_HELP)}</p>` : ''}${note ? `<p class="help small">${escapeHtml(note)}</p>` : ''}`
}

function sources(ids: readonly SourceId[]): Markup {
  const items = [...new Set(ids)].map((id) => `<li>${escapeHtml(formatSource(SOURCES[id]))}</li>`)
  return `<h2>Sources</h2><ul class="sources">${items.join('')}</ul>`
}

function adultBody({ texts, adult }: { texts: ResultTexts; adult: NonNullable<ResultTexts['adult']> }): Markup {
  const { category } = adult
  return `<section class="result"><div>${gaugeMarkup(texts.bmi)}</div><div>
<p><span class="pill ${category.colour}">${escapeHtml(category.label)}</span> <span class="pill">${escapeHtml(category.risk)}</span></p>
<p>${escapeHtml(texts.position ?? '')}</p>
<dl class="range"><dt>${escapeHtml(texts.rangeLabel)}</dt><dd>${escapeHtml(texts.healthy ?? '')}</dd></dl>
<p class="small">BMI ${HEALTHY_RANGE}</p>
<p class="small">${escapeHtml(adult.indianReading)} Their healthy range is ${INDIAN_HEALTHY_RANGE}: ${escapeHtml(texts.indianHealthy ?? '')} for you. ${escapeHtml(texts.waist ?? '')}</p>
</div></section>
${steps(texts.advice)}
${sources(['who_bands', 'indian_consensus', 'indian_reference', ...listSources(texts.advice)])}`
}

/** For minors and in pregnancy. */
function valueAlone({ value, advice }: ResultTexts): Markup {
  return `<section><p class="value">${escapeHtml(value)} <small>kg per m²</small></p><p>${escapeHtml(advice.noClass ?? '')}</p></section>
${steps(advice)}
${sources(listSources(advice))}`
}

/** Reads the light theme's tokens. */
const lightTokens =
  tokens
    .match(/:root[^{]*\{[^}]*\}/g)
    ?.slice(0, 2)
    .join('\n') ?? ''

/** One self-contained file: styles and drawings inline, no external addresses. */
export function reportHtml(input: ResultInput, time: string): string {
  const texts = describeResult(input)
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
${details({ texts, input })}
${texts.adult ? adultBody({ texts, adult: texts.adult }) : valueAlone(texts)}
</main>
<footer><p>${escapeHtml(LIMIT)}</p><p>Made in your browser by ${escapeHtml(SITE.name)}. Nothing was stored or sent.</p></footer>
</body>
</html>
`
}

function bandFill(wanted: BmiClass): string {
  return `var(--${BMI_BANDS.find((band) => band.class === wanted)?.colour}-fill)`
}

function gaugeMarkup(bmi: number): string {
  const bands = BAND_PATHS.map(
    (band) => `<path d="${band.path}" fill="none" stroke="${bandFill(band.class)}" stroke-width="${DRAWING.stroke}"/>`,
  )
  const marks = MARK_POINTS.map(
    ({ mark, x, y, isBeside }) =>
      `<text x="${x}" y="${y + 7}" text-anchor="${isBeside ? 'end' : 'middle'}" class="mark">${mark}</text>`,
  )
  const bead = beadAt(bmi)
  return `<svg viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" role="img" aria-label="${escapeHtml(describeGauge(bmi))}">
${bands.join('')}${marks.join('')}
<circle cx="${bead.x}" cy="${bead.y}" r="19" class="bead"/>
<text x="240" y="196" text-anchor="middle" class="figure">${bmi.toFixed(1)}</text>
<text x="240" y="228" text-anchor="middle" class="mark">kg per m²</text>
</svg>`
}

const padTwo = (value: number) => String(value).padStart(2, '0')

/** In the reader's time zone. */
export function reportFileName(now: Date): string {
  return `bmi-report-${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}.html`
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** 21/11/2026, 10:42 */
export function reportTime(now: Date): string {
  return TIME.format(now)
}

/** Created in the browser; nothing is sent. */
export function downloadReport(input: ResultInput, now = new Date()): void {
  const content = new Blob([reportHtml(input, reportTime(now))], { type: 'text/html;charset=utf-8' })
  saveFile({ name: reportFileName(now), content })
}
