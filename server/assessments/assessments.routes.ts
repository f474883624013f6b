import type { FastifyInstance } from 'fastify'
import { ANSWER_LINK_SENT, LINK_SENT, SUBMISSION_ERASED } from '#domain/assessments/assessment-rules.ts'
import { assessmentsApi } from '#domain/assessments/assessments.api.ts'
import { toErrorResponse } from '#domain/assessments/assessments.schema.ts'
import { bind } from '../http/bind.ts'
import { answerAssessment, listAssigned, openAssigned, showAnswer } from './answers.service.ts'
import { eraseAssessment, eraseSubmission, renewLink, showSubmission, submitAssessment } from './assessments.service.ts'
import { assignAssessment, listAssignableDietitians, remindOfAssessment } from './assignment.service.ts'
import { exportAssessments, listAssessments, openAssessment, updateAssessment } from './inbox.service.ts'

export function assessmentsRoutes(app: FastifyInstance): void {
  bind(
    app,
    assessmentsApi.create,
    async (call) => {
      const message = await submitAssessment(call, call.body, call.caller.address)
      return { success: true as const, message }
    },
    { toInvalidResponse: toErrorResponse },
  )
  bind(app, assessmentsApi.show, ({ db, body }) => showSubmission(db, body.token))
  bind(app, assessmentsApi.erase, async ({ db, body }) => {
    await eraseSubmission(db, body.token)
    return { message: SUBMISSION_ERASED }
  })
  bind(app, assessmentsApi.renewLink, async (call) => {
    await renewLink(call, call.body.token, { target: 'submission', address: call.caller.address })
    return { message: LINK_SENT }
  })
  bind(app, assessmentsApi.showAnswer, (call) => showAnswer(call, call.body.token))
  bind(app, assessmentsApi.renewAnswerLink, async (call) => {
    await renewLink(call, call.body.token, { target: 'answer', address: call.caller.address })
    return { message: ANSWER_LINK_SENT }
  })
  bind(app, assessmentsApi.list, ({ db, query }) => listAssessments(db, query))
  bind(app, assessmentsApi.csv, ({ db, actor, query }) => exportAssessments(db, actor.id, query))
  bind(app, assessmentsApi.get, ({ db, actor, params }) => openAssessment(db, actor.id, params.id))
  bind(app, assessmentsApi.update, (call) => updateAssessment(call, call.actor.id, call.params.id, call.body))
  bind(app, assessmentsApi.delete, ({ db, actor, params }) => eraseAssessment(db, actor.id, params.id))
  bind(app, assessmentsApi.assignable, ({ db }) => listAssignableDietitians(db))
  bind(app, assessmentsApi.assign, (call) => assignAssessment(call, call.actor, call.params.id, call.body.to))
  bind(app, assessmentsApi.remind, ({ db, actor, params }) => remindOfAssessment(db, actor, params.id))
  bind(app, assessmentsApi.listAssigned, ({ db, actor, query }) => listAssigned(db, actor, query))
  bind(app, assessmentsApi.getAssigned, ({ db, actor, params }) => openAssigned(db, actor, params.id))
  bind(app, assessmentsApi.answer, (call) => answerAssessment(call, call.actor, call.params.id, call.body.answer))
}
