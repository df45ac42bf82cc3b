import { config } from 'zod'

// The site's policy forbids code made of text, so that its readers make none. A schema decides this when it is made.
config({ jitless: true })
