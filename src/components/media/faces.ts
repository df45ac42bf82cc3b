import agent from './faces/agent.svg'
import daughter from './faces/daughter.svg'
import father from './faces/father.svg'
import grandmother from './faces/grandmother.svg'
import mother from './faces/mother.svg'

/** The drawn people of the site's own pages, by name; `src/build/draw-faces.mjs` draws them. */
export const faces = { agent, mother, father, daughter, grandmother } as const

/** Name of a drawn person. */
export type FaceName = keyof typeof faces
