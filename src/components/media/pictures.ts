import bridge from './pictures/bridge.svg'
import familyDark from './pictures/family-dark.svg'
import family from './pictures/family.svg'
import poster from './pictures/poster.svg'
import shelter from './pictures/shelter.svg'
import townDark from './pictures/town-dark.svg'
import town from './pictures/town.svg'

interface Drawing {
  readonly src: string
  /** The same drawing for the dark scheme; `src` serves both where there is none. */
  readonly dark?: string
  readonly width: number
  readonly height: number
}

/**
 * The site's drawings with their sizes in pixels, of which `src/build/draw-scenes.mjs` draws those with people. They are
 * hashed and cached like scripts.
 */
export const pictures = {
  /** An agent and a neighbour under the two arches of the bridge, with a low sun, for dark surfaces. */
  bridge: { src: bridge, width: 440, height: 320 },
  /** Houses on both banks of a river and two neighbours on the bridge between them. */
  town: { src: town, dark: townDark, width: 560, height: 420 },
  /** Grandmother, parents and two children before a large sun. */
  family: { src: family, dark: familyDark, width: 560, height: 400 },
  /** A grandfather and his grandson under two arches, for dark surfaces. */
  shelter: { src: shelter, width: 440, height: 351 },
  /** The poster for any video. The middle is free for the button. */
  poster: { src: poster, width: 640, height: 360 },
} as const satisfies Record<string, Drawing>

/** Name of a drawing. */
export type PictureName = keyof typeof pictures
