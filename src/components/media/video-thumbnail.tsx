import { Play } from 'lucide-react'
import { useState } from 'react'

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
  /** The video host's thumbnail, once the visitor has requested a video from that host. */
  readonly thumbnailUrl?: string | undefined
}

/** Width of the small grey picture that the host sends for an unknown video. */
const widthOfNoThumbnail = 120

function Poster({
  poster,
  thumbnailUrl,
}: Required<Pick<VideoThumbnailProps, 'poster'>> & Pick<VideoThumbnailProps, 'thumbnailUrl'>) {
  const [missing, setMissing] = useState<string>()
  if (thumbnailUrl === undefined || thumbnailUrl === missing) return <Picture name={poster} alt="" />
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
export function VideoThumbnail({ title, onPlay, onNear, poster = 'poster', thumbnailUrl }: VideoThumbnailProps) {
  const { t } = useTranslation('video')
  if (!onPlay)
    return (
      <div className="overflow-hidden rounded-card">
        <Picture name={poster} alt="" />
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
      <Poster poster={poster} thumbnailUrl={thumbnailUrl} />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-20 place-items-center rounded-full bg-accent text-on-accent forced-border">
          <Play aria-hidden strokeWidth={1.9} className="size-10 translate-x-0.5 fill-current" />
        </span>
      </span>
    </button>
  )
}
