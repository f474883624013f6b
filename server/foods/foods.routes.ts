import type { FastifyInstance } from 'fastify'
import { foodsApi } from '#domain/foods/foods.api.ts'
import { ownFoodsApi } from '#domain/foods/own/own-foods.api.ts'
import { bind } from '../http/bind.ts'
import { FOODS, foodTag } from '../http/cache/cache-tags.ts'
import { getFood, listFoodPage } from './foods.service.ts'
import { getMealScore, getPlateScore } from './meal-score.service.ts'
import {
  createOwnFood,
  decideProposal,
  deleteOwnFood,
  getOwnFood,
  listOwnFoodPage,
  listProposals,
  proposeFood,
  updateOwnFood,
  withdrawFood,
} from './own/own-foods.service.ts'

export function foodsRoutes(app: FastifyInstance): void {
  bind(app, foodsApi.list, ({ db, actor, query }) => listFoodPage(db, actor, query), {
    cache: { tags: () => [FOODS] },
  })
  bind(app, foodsApi.get, ({ db, actor, params }) => getFood(db, actor, params.id), {
    cache: { tags: ({ params }) => [foodTag(params.id)] },
  })
  bind(app, foodsApi.scorePlate, ({ db, actor, query }) => getPlateScore(db, actor, query), {
    cache: { tags: () => [FOODS] },
  })
  bind(app, foodsApi.scoreMeal, ({ db, actor, body }) => getMealScore(db, actor, body))
  bind(app, ownFoodsApi.list, ({ db, actor, query }) => listOwnFoodPage(db, actor, query))
  bind(app, ownFoodsApi.create, ({ db, actor, body }) => createOwnFood(db, actor, body))
  bind(app, ownFoodsApi.get, ({ db, actor, params }) => getOwnFood(db, actor, params.id))
  bind(app, ownFoodsApi.update, ({ db, actor, params, body }) => updateOwnFood(db, actor, params.id, body))
  bind(app, ownFoodsApi.delete, ({ db, actor, params }) => deleteOwnFood(db, actor, params.id))
  bind(app, ownFoodsApi.propose, ({ db, actor, params }) => proposeFood(db, actor, params.id))
  bind(app, ownFoodsApi.withdraw, ({ db, actor, params }) => withdrawFood(db, actor, params.id))
  bind(app, ownFoodsApi.listProposals, ({ db, query }) => listProposals(db, query))
  bind(app, ownFoodsApi.decide, ({ db, actor, params, body }) => decideProposal(db, actor, params.id, body), {
    changes: true,
  })
}
