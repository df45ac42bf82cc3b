import { Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useTranslation } from '#i18n/use-translation.ts'

import { Picture } from './picture.tsx'
import type { PictureName } from './pictures.ts'

export interface VideoThumbnailProps {
  /** The video's title, which names the button. */
  readonly title: string
  /** Called by a press. Without it, when there is no video, the poster is only a picture. */
  readonly onPlay?: (() => void) | undefined
  /** Called when the visitor may soon press the poster, so the player can be fetched ahead. */
  readonly onNear?: () => void
  /** Our picture, because the host's thumbnail would be a third-party request before any press. */
  readonly poster?: PictureName
  /** What our poster says, such as whose video it is. The host's thumbnail has words of its own. */
  readonly posterWords?: ReactNode
  /** The video host's thumbnail, once the visitor has requested a video from that host. */
  readonly thumbnailUrl?: string | undefined
}

/** Width of the small grey picture that the host sends for an unknown video. */
const widthOfNoThumbnail = 120

function OwnPoster({ poster = 'poster', posterWords }: Pick<VideoThumbnailProps, 'poster' | 'posterWords'>) {
  return (
    <>
      <Picture name={poster} alt="" />
      {posterWords !== undefined && (
        <span className="absolute inset-x-0 top-0 flex items-center gap-2 p-3 text-start leading-snug font-semibold text-on-hero">
          {posterWords}
        </span>
      )}
    </>
  )
}

function Poster({ thumbnailUrl, ...own }: Pick<VideoThumbnailProps, 'poster' | 'posterWords' | 'thumbnailUrl'>) {
  const [missing, setMissing] = useState<string>()
  if (thumbnailUrl === undefined || thumbnailUrl === missing) return <OwnPoster {...own} />
  const giveUp = () => {
    setMissing(thumbnailUrl)
  }
  return (
    <img
      src={thumbnailUrl}
      width={480}
      height={360}
      alt=""
      referrerPolicy="no-referrer"
      className="aspect-16/9 w-full object-cover"
      onError={giveUp}
      onLoad={({ currentTarget }) => {
        if (currentTarget.naturalWidth <= widthOfNoThumbnail) giveUp()
      }}
    />
  )
}

/** The poster of a video. It is a button if there is a video to play (C-20). */
export function VideoThumbnail({ title, onPlay, onNear, thumbnailUrl, ...own }: VideoThumbnailProps) {
  const { t } = useTranslation('video')
  if (!onPlay)
    return (
      <div className="relative overflow-hidden rounded-card">
        <OwnPoster {...own} />
      </div>
    )
  return (
    <button
      type="button"
      aria-label={t('videoThumbnail.play', { title })}
      className="relative block w-full overflow-hidden rounded-card"
      onClick={onPlay}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Poster thumbnailUrl={thumbnailUrl} {...own} />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent forced-border">
          <Play aria-hidden strokeWidth={1.9} className="size-10 translate-x-0.5 fill-current" />
        </span>
      </span>
    </button>
  )
}
