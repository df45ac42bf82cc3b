import { PageMeta } from '#components/chrome/page-meta.tsx'
import { AboutHero } from '#components/content/about-hero.tsx'
import { AboutMission } from '#components/content/about-mission.tsx'
import { AboutPillars } from '#components/content/about-pillars.tsx'
import { AboutProcess } from '#components/content/about-process.tsx'
import { AboutWhyUs } from '#components/content/about-why-us.tsx'
import { trustFigures } from '#content/trust-figures.ts'
import { videos } from '#content/videos.ts'
import { useContentText } from '#i18n/use-content-text.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useVideoPlayer } from './use-video-player.tsx'
import { videoOfLink } from './video-of-link.ts'

/** The about page (C-20); its video differs by language. */
export function AboutScreen() {
  const { t, language } = useTranslation('about')
  const text = useContentText()
  const { play, thumbnailOf, warm, player, notice } = useVideoPlayer()
  const id = videoOfLink(videos.about.link[language])
  const videoTitle = text(videos.about.title)
  return (
    <>
      <PageMeta
        title={t('aboutPage.title')}
        description={t('aboutPage.description')}
        keywords={t('aboutPage.keywords')}
      />
      <AboutHero figures={trustFigures} />
      <AboutPillars />
      <AboutMission />
      <AboutWhyUs
        videoTitle={videoTitle}
        onNear={warm}
        thumbnailUrl={thumbnailOf(id)}
        notice={notice}
        {...(id !== undefined && {
          onPlay: () => {
            play({ id, title: videoTitle })
          },
        })}
      />
      <AboutProcess />
      {player}
    </>
  )
}
