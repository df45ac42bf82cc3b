import { CreditCard, Gift, IdCard, type LucideIcon, Stethoscope, UserPlus, Video as VideoIcon } from 'lucide-react'

import type { Video } from '#components/media/video-dialog.tsx'
import { VideoThumbnail } from '#components/media/video-thumbnail.tsx'
import type { GuideTopic } from '#domain/content/carrier-schema.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A video on a card. */
export interface VideoCard {
  readonly topic: GuideTopic
  /** Undefined if the link names no video. */
  readonly videoId: string | undefined
  /** The video host's thumbnail, once the visitor has requested a video from that host. */
  readonly thumbnailUrl?: string | undefined
}

export interface CarrierVideosProps {
  /** The carrier's name, which is part of the titles. */
  readonly carrierName: string
  /** The videos by topic, in order. */
  readonly guides: readonly VideoCard[]
  /** Called with the video when its poster is pressed. */
  readonly onPlay: (video: Video) => void
  /** Called when the visitor may soon press the poster, so the player can be fetched ahead. */
  readonly onNear?: () => void
}

const icons: Readonly<Record<GuideTopic, LucideIcon>> = {
  createAccount: UserPlus,
  digitalCard: IdCard,
  rewards: Gift,
  findDoctor: Stethoscope,
  payPremium: CreditCard,
  virtualCare: VideoIcon,
}

/**
 * Cards with a carrier's videos, which play over the page. A card whose link names no video is only a picture (C-41).
 */
export function CarrierVideos({ carrierName, guides, onPlay, onNear }: CarrierVideosProps) {
  const { t } = useTranslation('carriers')
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {guides.map(({ topic, videoId: id, thumbnailUrl }) => {
        const Icon = icons[topic]
        const title = t(`videos.${topic}`, { name: carrierName })
        return (
          <li key={topic} className="grid min-w-0 content-start gap-3">
            <VideoThumbnail
              title={title}
              posterWords={
                <>
                  <Icon aria-hidden strokeWidth={1.9} className="size-6 shrink-0 text-accent" />
                  {carrierName}
                </>
              }
              thumbnailUrl={thumbnailUrl}
              onPlay={
                id === undefined
                  ? undefined
                  : () => {
                      onPlay({ id, title })
                    }
              }
              {...(onNear && { onNear })}
            />
            <p className="font-semibold wrap-anywhere">{title}</p>
          </li>
        )
      })}
    </ul>
  )
}
