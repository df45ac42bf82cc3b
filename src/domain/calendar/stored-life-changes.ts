import * as z from 'zod/mini'

import { type LifeChange, lifeChangeIds } from './life-changes.ts'
import { storedDay } from './stored-day.ts'

const id = z.enum(lifeChangeIds)

/** Reads stored life changes. Earlier releases stored them without days, each as its name. */
export const storedLifeChanges = z
  .array(
    z.union([
      z.object({ id, day: z.catch(z.nullable(storedDay), null) }),
      z.pipe(
        id,
        z.transform((name): LifeChange => ({ id: name, day: null })),
      ),
    ]),
  )
  .check(z.maxLength(lifeChangeIds.length))
