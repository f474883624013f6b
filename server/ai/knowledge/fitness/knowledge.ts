import type { Knowledge } from '../subject.ts'
import { BEGINNERS } from './beginners.content.ts'
import { EXERCISE_AND_WEIGHT } from './exercise-and-weight.content.ts'
import { HOME_WORKOUTS } from './home-workouts.content.ts'
import { EXERCISE_HYDRATION } from './hydration.content.ts'
import { MORNING_MOVEMENT } from './morning-movement.content.ts'
import { OLDER_ADULTS } from './older-adults.content.ts'
import { PROTEIN_AND_MUSCLE } from './protein-and-muscle.content.ts'
import { SITTING_LESS } from './sitting-less.content.ts'
import { FITNESS_SOURCES } from './sources.content.ts'
import { STRENGTH_TRAINING } from './strength-training.content.ts'
import { WALKING } from './walking.content.ts'
import { WORKOUT_FOOD } from './workout-food.content.ts'

export const FITNESS: Knowledge = {
  subjects: [
    WALKING,
    STRENGTH_TRAINING,
    WORKOUT_FOOD,
    PROTEIN_AND_MUSCLE,
    EXERCISE_HYDRATION,
    SITTING_LESS,
    OLDER_ADULTS,
    BEGINNERS,
    HOME_WORKOUTS,
    EXERCISE_AND_WEIGHT,
    MORNING_MOVEMENT,
  ],
  sources: FITNESS_SOURCES,
}
