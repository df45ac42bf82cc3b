import type { Testimonial } from '#domain/content/testimonial-schema.ts'

import { caregiver } from './testimonials/caregiver.ts'
import { driver } from './testimonials/driver.ts'
import { newlyweds } from './testimonials/newlyweds.ts'
import { parents } from './testimonials/parents.ts'
import { shopOwner } from './testimonials/shop-owner.ts'
import { student } from './testimonials/student.ts'

/**
 * Published statements of real clients, in their order on the page (C-23). `npm run new testimonial <name>` adds one.
 */
export const testimonials: readonly Testimonial[] = [parents, driver, newlyweds, caregiver, shopOwner, student]
