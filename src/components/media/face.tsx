import { type FaceName, faces } from './faces.ts'

export interface FaceProps {
  /** The drawn person. */
  readonly name: FaceName
  /** The alternative text; empty for decoration. */
  readonly alt: string
}

/** A drawn person in a circle, as wide as the place around it. It loads when it comes near the view. */
export function Face({ name, alt }: FaceProps) {
  return <img src={faces[name]} width={96} height={96} alt={alt} loading="lazy" className="h-auto w-full" />
}
