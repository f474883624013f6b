import { get, post } from '../http/endpoint.ts'
import { Food, FoodPage, FoodQuery, MealScoreInput, MealScoreQuery, MealScoreResponse } from './foods.schema.ts'

export const foodsApi = {
  list: get('/api/foods/', 'Search foods and dishes by any of their names', {
    access: 'anyone',
    query: FoodQuery,
    response: FoodPage,
  }),
  get: get('/api/foods/:id/', 'Get one food with its nutrients per 100 g and its portions', {
    access: 'anyone',
    response: Food,
  }),
  scorePlate: get('/api/meal-score/', 'Score the plate of an address, such as 200012-1-katori_200040-2-piece', {
    access: 'anyone',
    query: MealScoreQuery,
    response: MealScoreResponse,
  }),
  scoreMeal: post('/api/meal-score/', 'Score a plate by five pillars and try changes to it; nothing is stored', {
    access: 'anyone',
    body: MealScoreInput,
    response: MealScoreResponse,
  }),
}
