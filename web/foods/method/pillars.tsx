import type { ReactNode } from 'react'
import { DAY_KCAL, DAY_NEEDS, DAY_SODIUM_MG, MEAL_SHARE, VITAMINS_AND_MINERALS } from '#domain/foods/day-needs.ts'
import { LIMITS } from '#domain/foods/meal-score.ts'
import { PILLAR_LABELS } from '#domain/foods/pillars.ts'
import { formatNumber, formatPercent } from '#web/lib/format.ts'
import { formatAmount } from '#web/lib/format-amounts.ts'
import {
  ENERGY_EXAMPLES,
  FAT_EXAMPLES,
  FIBRE_EXAMPLES,
  PROTEIN_EXAMPLES,
  PROTEIN_NEED,
  SUGAR_EXAMPLES,
  VITAMIN_EXAMPLES,
} from './examples.ts'
import { ExampleTable } from './tables.tsx'

const { energy, excess, free_sugars, fat, saturated_fat, sodium_loss } = LIMITS
const kcal = (share: number) => `${formatNumber(share * DAY_KCAL)} kcal`

export function Pillars() {
  return (
    <>
      <Section id="energy" title={PILLAR_LABELS.energy}>
        <p className="mt-3">
          Full from {kcal(energy.enough)} to {kcal(energy.many)}, {formatPercent(energy.enough)} to{' '}
          {formatPercent(energy.many)} of the day, so that three to five meals a day all fit. Below and above it falls
          evenly, to 0 at {kcal(energy.too_much)}. Beyond that a plate is more than a meal: the bowls for fibre, fats
          and vitamins empty too, until {kcal(excess.to)}. These limits are ours.
        </p>
        <ExampleTable caption="Scores by the energy of a meal" examples={ENERGY_EXAMPLES} />
        <p className="mt-4">
          Free sugars lower it: sugar, jaggery, honey, syrups and juice. WHO advises less than 10 % of the energy,
          better less than {formatPercent(free_sugars.fine)}. Up to {formatPercent(free_sugars.fine)} nothing is taken
          off, from {formatPercent(free_sugars.too_much)} all.
        </p>
        <ExampleTable caption="Scores by free sugars" examples={SUGAR_EXAMPLES} />
      </Section>
      <Section id="protein" title={PILLAR_LABELS.protein}>
        <p className="mt-3">
          The share of the need that the plate covers: {formatNumber(DAY_NEEDS.protein_g)} g in a day (ICMR-NIN, 2020),{' '}
          {formatAmount(PROTEIN_NEED, 1)} g in a meal of up to {formatNumber(Math.round(DAY_KCAL * MEAL_SHARE))} kcal.
          More than that counts no more.
        </p>
        <ExampleTable caption="Scores by protein" examples={PROTEIN_EXAMPLES} />
      </Section>
      <Section id="fibre" title={PILLAR_LABELS.fiber}>
        <p className="mt-3">
          Likewise: {formatNumber(DAY_NEEDS.fibre_g)} g in a day, 15 g for each 1,000 kcal (ICMR-NIN, 2020). WHO asks
          for at least 25 g.
        </p>
        <ExampleTable caption="Scores by fibre" examples={FIBRE_EXAMPLES} />
      </Section>
      <Section id="fats" title={PILLAR_LABELS.fats}>
        <p className="mt-3">
          Full if fat gives {formatPercent(fat.enough)} to {formatPercent(fat.many)} of the energy without free sugars
          (FAO and WHO, 2024), falling to 0 for a plate without fat and at {formatPercent(fat.too_much)}. Saturated fat
          takes off up to half: nothing up to {formatPercent(saturated_fat.fine)} of the energy (WHO, 2023), half from{' '}
          {formatPercent(saturated_fat.too_much)}. The ends at {formatPercent(fat.too_much)} and{' '}
          {formatPercent(saturated_fat.too_much)} are ours.
        </p>
        <ExampleTable caption="Scores by fat" examples={FAT_EXAMPLES} />
      </Section>
      <Section id="vitamins" title={PILLAR_LABELS.vitamins}>
        <p className="mt-3">
          The average of {VITAMINS_AND_MINERALS.length} vitamins and minerals, each as the share of its need that is
          covered, up to all of it. Salt lowers it: a plate with a whole day’s sodium, {formatNumber(DAY_SODIUM_MG)} mg
          or 5 g of salt (WHO, 2012), loses {formatPercent(sodium_loss)}, and one with half of it a quarter. Vitamin D,
          iodine and others are left out, since food tables know too little of them.
        </p>
        <ExampleTable caption="Scores by vitamins, minerals and salt" examples={VITAMIN_EXAMPLES} />
      </Section>
    </>
  )
}

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
