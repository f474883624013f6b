import type { FastifyInstance } from 'fastify'
import { LINK_SENT, SUBMISSION_ERASED, SUBMITTED_MESSAGE } from '#domain/assessments/assessment-rules.ts'
import { assessmentsApi } from '#domain/assessments/assessments.api.ts'
import { toErrorResponse } from '#domain/assessments/assessments.schema.ts'
import { bind } from '../http/bind.ts'
import { eraseAssessment, eraseSubmission, renewLink, showSubmission, submitAssessment } from './assessments.service.ts'
import { exportAssessments, listAssessments, openAssessment, updateAssessment } from './inbox.service.ts'

export function assessmentsRoutes(app: FastifyInstance): void {
  bind(
    app,
    assessmentsApi.create,
    async (call) => {
      await submitAssessment(call, call.body, call.caller.address)
      return { success: true as const, message: SUBMITTED_MESSAGE }
    },
    { toInvalidAnswer: toErrorResponse },
  )
  bind(app, assessmentsApi.show, ({ db, body }) => showSubmission(db, body.token))
  bind(app, assessmentsApi.erase, async ({ db, body }) => {
    await eraseSubmission(db, body.token)
    return { message: SUBMISSION_ERASED }
  })
  bind(app, assessmentsApi.renewLink, async (call) => {
    await renewLink(call, call.body.token, call.caller.address)
    return { message: LINK_SENT }
  })
  bind(app, assessmentsApi.list, ({ db, query }) => listAssessments(db, query))
  bind(app, assessmentsApi.csv, ({ db, actor, query }) => exportAssessments(db, actor.id, query))
  bind(app, assessmentsApi.get, ({ db, actor, params }) => openAssessment(db, actor.id, params.id))
  bind(app, assessmentsApi.update, ({ db, actor, params, body }) => updateAssessment(db, actor.id, params.id, body))
  bind(app, assessmentsApi.delete, ({ db, actor, params }) => eraseAssessment(db, actor.id, params.id))
}
