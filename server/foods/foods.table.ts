import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import type { Content } from '#domain/foods/food-flags.ts'
import type { Course, Region } from '#domain/foods/food-kinds.ts'
import type { Portion } from '#domain/foods/foods.schema.ts'
import type { NutrientName } from '#domain/foods/nutrients.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, reference } from '../db/columns.ts'

/** Ids below belong to the library and never change: USDA numbers, ingredients and dishes. */
export const FIRST_OWN_FOOD_ID = 1_000_000

export interface StoredIngredient {
  /** The food that it was computed from; absent for an ingredient that is itself made from others. */
  food?: number
  name: string
  grams: number
  /** The stand-in that is counted in its place. */
  note?: string
}

/** Foods of the library, of USDA and of dietitians, with amounts per 100 g. */
export const foods = pgTable(
  'foods',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_OWN_FOOD_ID }),
    kind: text({ enum: ['dish', 'food'] }).notNull(),
    source: text({ enum: ['thali', 'usda', 'own'] }).notNull(),
    /** The dietitian whose private food it is; null in the library. */
    owner_id: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** The dietitian who proposed it, once it is in the library. */
    contributor_id: reference().references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ['library', 'private', 'proposed', 'declined'] }).notNull(),
    /** Why an admin declined it. */
    decline_reason: text().notNull().default(''),
    name: text().notNull(),
    hindi: text().notNull().default(''),
    punjabi: text().notNull().default(''),
    spellings: text().array().notNull().default(sql`'{}'`),
    /** USDA's food group; empty for dishes. */
    food_group: text().notNull().default(''),
    region: text().$type<Region>(),
    course: text().$type<Course>(),
    /** Allergens and other contents of the ingredients; null if unknown. */
    contents: text().array().$type<Content[]>(),
    may_contain: text().array().$type<Content[]>().notNull().default(sql`'{}'`),
    portions: jsonb().$type<Portion[]>().notNull(),
    /** Unknown amounts are left out. */
    nutrients: jsonb().$type<Partial<Record<NutrientName, number>>>().notNull(),
    /** The share of the weight for which an amount is known; only amounts that are partly known. */
    known: jsonb().$type<Partial<Record<NutrientName, number>>>().notNull().default({}),
    free_sugar_kcal: real().notNull().default(0),
    ingredients: jsonb().$type<StoredIngredient[]>().notNull().default([]),
    cooked_grams: real(),
    /** Stand-ins for foods that USDA's table lacks. */
    notes: text().array().notNull().default(sql`'{}'`),
    /** The source of the amounts per 100 g, for a dietitian's food. */
    data_source: text().notNull().default(''),
    /** Order among equal matches: dishes, Indian foods, other foods. */
    rank: smallint().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
    proposed_at: dateTime(),
  },
  (table) => [
    check('foods_kind_known', sql`${table.kind} in ('dish', 'food')`),
    check('foods_source_known', sql`${table.source} in ('thali', 'usda', 'own')`),
    check('foods_status_known', sql`${table.status} in ('library', 'private', 'proposed', 'declined')`),
    check('foods_owned_unless_library', sql`(${table.status} = 'library') = (${table.owner_id} is null)`),
    check('foods_dated_proposal', sql`(${table.status} = 'proposed') = (${table.proposed_at} is not null)`),
    check('foods_cooked_weight', sql`${table.cooked_grams} > 0`),
    index('foods_owner_idx').on(table.owner_id, table.updated_at.desc(), table.id.desc()),
    index('foods_contributor_idx').on(table.contributor_id),
    index('foods_proposed_idx').on(table.proposed_at).where(sql`status = 'proposed'`),
    index('foods_listed_idx').on(table.rank, table.name, table.id).where(sql`status = 'library'`),
  ],
)

/** The key of every name of a food (`toFoodKey`), in Latin letters for every script. */
export const foodNames = pgTable(
  'food_names',
  {
    food_id: belongsTo(() => foods.id),
    key: text().notNull(),
    /** The consonants of the key. */
    skeleton: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.food_id, table.key] }),
    index('food_names_skeleton_idx').on(table.skeleton),
    index('food_names_exact_idx').on(table.key),
    index('food_names_key_idx').using('gin', sql`${table.key} gin_trgm_ops`),
  ],
)

export type NameKey = Pick<typeof foodNames.$inferInsert, 'key' | 'skeleton'>

/** One row: the edition of the library that is loaded. */
export const foodLibrary = pgTable('food_library', {
  id: integer().primaryKey(),
  edition: integer().notNull(),
})
