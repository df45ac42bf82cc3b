import { type PictureName, pictures } from './pictures.ts'

export interface PictureProps {
  /** Which drawing. */
  readonly name: PictureName
  /** What it shows; empty for decoration. */
  readonly alt: string
  /** `eager` for the one at the top of a page; the others wait until they come near. */
  readonly loading?: 'eager' | 'lazy'
}

/** One of the site's own drawings; its size is known before it arrives, so that nothing moves. */
export function Picture({ name, alt, loading = 'lazy' }: PictureProps) {
  const { src, width, height } = pictures[name]
  return <img src={src} width={width} height={height} alt={alt} loading={loading} className="h-auto w-full" />
}
