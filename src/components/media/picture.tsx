import { type PictureName, pictures } from './pictures.ts'

export interface PictureProps {
  /** The drawing's name. */
  readonly name: PictureName
  /** The alternative text; empty for decoration. */
  readonly alt: string
  /** `eager` for the picture at the top of a page. The others load when they come near the view. */
  readonly loading?: 'eager' | 'lazy'
}

/** One of the site's drawings, in the scheme of the page. Its size is known before it loads, so nothing moves. */
export function Picture({ name, alt, loading = 'lazy' }: PictureProps) {
  const { src, width, height, ...drawn } = pictures[name]
  const image = <img src={src} width={width} height={height} alt={alt} loading={loading} className="h-auto w-full" />
  if (!('dark' in drawn)) return image
  return (
    <picture>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={drawn.dark} />
      {image}
    </picture>
  )
}
