import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { VideoThumbnail } from '#components/media/video-thumbnail.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'

export interface AboutWhyUsProps {
  /** Plays the video of the page's text; none when its link names no video. */
  readonly onPlay?: (() => void) | undefined
  /** The host's picture of the video, once the person has asked that host for a video. */
  readonly thumbnailUrl?: string | undefined
  /** A press on the poster may come soon: a time to fetch the player. */
  readonly onNear?: () => void
  /** Below the poster: why the player did not come. */
  readonly notice?: ReactNode
}

/** Why families choose the agency, beside the video that tells it. */
export function AboutWhyUs({ onPlay, thumbnailUrl, onNear, notice }: AboutWhyUsProps) {
  const { t } = useTranslation('about')
  const reasons = [t('whyUs.free'), t('whyUs.savings'), t('whyUs.same')]
  return (
    <ContentSection
      title={t('whyUs.title')}
      lead={t('whyUs.lead')}
      asideSide="start"
      aside={
        <div className="grid gap-3">
          <VideoThumbnail
            title={t('whyUs.videoTitle')}
            onPlay={onPlay}
            thumbnailUrl={thumbnailUrl}
            {...(onNear && { onNear })}
          />
          {notice}
        </div>
      }
    >
      <ul className="grid gap-4">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <span className="grid size-check shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
              <Check aria-hidden strokeWidth={2.5} className="size-4" />
            </span>
            <p className="max-w-prose">{reason}</p>
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}
