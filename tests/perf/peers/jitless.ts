import { config } from 'zod'

// The site's policy forbids code made from text, so its schemas generate none. A schema decides this when it is
// created.
config({ jitless: true })
