import { endpoint } from '../http/endpoint.ts'
import { Food, FoodPage, FoodQuery, MealScoreAnswer, MealScoreInput, MealScoreQuery } from './foods.schema.ts'

export const foodsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/foods/',
    summary: 'Search foods and dishes by any of their names',
    access: 'anyone',
    query: FoodQuery,
    response: FoodPage,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/foods/:id/',
    summary: 'Get one food with its nutrients per 100 g and its portions',
    access: 'anyone',
    response: Food,
  }),
  scorePlate: endpoint({
    method: 'GET',
    path: '/api/meal-score/',
    summary: 'Score the plate of an address, such as 200012-1-katori_200040-2-piece',
    access: 'anyone',
    query: MealScoreQuery,
    response: MealScoreAnswer,
  }),
  scoreMeal: endpoint({
    method: 'POST',
    path: '/api/meal-score/',
    summary: 'Score a plate by five pillars and try changes to it; nothing is stored',
    access: 'anyone',
    body: MealScoreInput,
    response: MealScoreAnswer,
  }),
}
