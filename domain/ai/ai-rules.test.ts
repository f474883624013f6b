import { expect, test } from 'vitest'
import { AI_ENGINE_LABELS } from '../blogs/ai-engines.ts'
import { AI_CALLS_PER_DAY, AI_TONE_DESCRIPTIONS, AI_TONE_LABELS, DEFAULT_AI_TONE, TOPIC_MAX } from './ai-rules.ts'
import { FINDING_LABELS } from './findings.ts'

test('the three tones keep their ids, labels and descriptions', () => {
  expect(AI_TONE_DESCRIPTIONS).toEqual({
    professional: 'Formal expert tone with scientific backing',
    casual: 'Friendly, conversational',
    motivational: 'Inspiring, action-oriented',
  })
  expect(AI_TONE_LABELS[DEFAULT_AI_TONE]).toBe('Professional')
})

test('the limits of topics and calls', () => {
  expect({ TOPIC_MAX, AI_CALLS_PER_DAY }).toEqual({ TOPIC_MAX: 500, AI_CALLS_PER_DAY: 50 })
})

test('distinct values have distinct labels', () => {
  for (const labels of [AI_TONE_LABELS, AI_ENGINE_LABELS, FINDING_LABELS].map((entry) => Object.values(entry))) {
    expect(new Set(labels).size).toBe(labels.length)
  }
})
