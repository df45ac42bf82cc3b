import bridge from './pictures/bridge.svg'
import family from './pictures/family.svg'
import poster from './pictures/poster.svg'
import shelter from './pictures/shelter.svg'
import town from './pictures/town.svg'

/** The site's drawings with their sizes in pixels. They are hashed and cached like scripts. */
export const pictures = {
  /** The large brand mark: two arches and a low sun, for dark surfaces. */
  bridge: { src: bridge, width: 440, height: 320 },
  /** Houses on both banks of a river and two neighbours on the bridge between them. */
  town: { src: town, width: 560, height: 420 },
  /** Grandmother, parents and two children before a large sun. */
  family: { src: family, width: 560, height: 400 },
  /** A home under two arches, for dark surfaces. */
  shelter: { src: shelter, width: 440, height: 351 },
  /** The poster for any video. The middle is free for the button. */
  poster: { src: poster, width: 640, height: 360 },
} as const

/** Name of a drawing. */
export type PictureName = keyof typeof pictures
