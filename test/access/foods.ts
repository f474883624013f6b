import type { AccessRow } from './world.ts'

const DISH = {
  kind: 'dish',
  name: 'Dal of the house',
  ingredients: [{ food: 200004, grams: 200 }],
  cooked_grams: 200,
  portions: [{ unit: 'katori', label: '1 katori (150 ml)', grams: 155 }],
}
const ITEMS = { items: [{ food: 200004, portion: 'katori', quantity: 1 }] }

/** Foods of the library, and those that dietitians add. */
export const FOODS: AccessRow[] = [
  { call: 'GET /api/foods/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/foods/999/', answers: [404, 404, 404, 404, 404, 404] },
  { call: 'GET /api/meal-score/', answers: [400, 400, 400, 400, 400, 400] },
  { call: 'POST /api/meal-score/', body: () => ITEMS, answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/foods/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'POST /api/adminpanel/foods/', body: () => DISH, answers: [401, 403, 403, 201, 201, 201] },
  { call: 'GET /api/adminpanel/foods/999/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'PATCH /api/adminpanel/foods/999/', body: () => DISH, answers: [401, 403, 403, 404, 404, 404] },
  { call: 'DELETE /api/adminpanel/foods/999/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'POST /api/adminpanel/foods/999/propose/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'POST /api/adminpanel/foods/999/withdraw/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'GET /api/adminpanel/food-proposals/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/food-proposals/999/decide/',
    body: () => ({ decision: 'accept', updated_at: '2026-11-26T00:00:00.000Z' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
]
