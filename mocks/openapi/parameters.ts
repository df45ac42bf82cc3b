import * as z from 'zod/mini'

/** A session's token, or the token of a registration that waits for its code. */
export const token = z.string().check(z.minLength(1))

/** The token as part of the path. */
export const tokenInPath = z.object({ token })

/** The token in the query. */
export const tokenInQuery = z.object({ token })
