import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { VideoThumbnail } from '#components/media/video-thumbnail.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { ContentSection } from './content-section.tsx'

export interface AboutWhyUsProps {
  /** The title of the page's video. */
  readonly videoTitle: string
  /** Plays the page's video. Undefined when the link names no video. */
  readonly onPlay?: (() => void) | undefined
  /** The video host's thumbnail, once the visitor has requested a video from that host. */
  readonly thumbnailUrl?: string | undefined
  /** Called when the visitor may soon press the poster, so the player can be fetched ahead. */
  readonly onNear?: () => void
  /** Why the player could not be loaded, shown below the poster. */
  readonly notice?: ReactNode
}

/** The reasons why families choose the agency, beside a video about them. */
export function AboutWhyUs({ videoTitle, onPlay, thumbnailUrl, onNear, notice }: AboutWhyUsProps) {
  const { t } = useTranslation('about')
  const reasons = [t('whyUs.free'), t('whyUs.savings'), t('whyUs.same')]
  return (
    <ContentSection
      title={t('whyUs.title')}
      lead={t('whyUs.lead')}
      asideSide="start"
      aside={
        <div className="grid gap-3">
          <VideoThumbnail title={videoTitle} onPlay={onPlay} thumbnailUrl={thumbnailUrl} {...(onNear && { onNear })} />
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
