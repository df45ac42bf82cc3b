import { PageMeta } from '#components/chrome/page-meta.tsx'
import { AboutHero } from '#components/content/about-hero.tsx'
import { AboutMission } from '#components/content/about-mission.tsx'
import { AboutPillars } from '#components/content/about-pillars.tsx'
import { AboutProcess } from '#components/content/about-process.tsx'
import { AboutWhyUs } from '#components/content/about-why-us.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

import { useVideoPlayer } from './use-video-player.tsx'
import { videoOfLink } from './video-of-link.ts'

/** The about page (C-20); its video differs by language. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  const { play, thumbnailOf, warm, player, notice } = useVideoPlayer()
  const id = videoOfLink(t('whyUs.videoLink'))
  return (
    <>
      <PageMeta
        title={t('aboutPage.title')}
        description={t('aboutPage.description')}
        keywords={t('aboutPage.keywords')}
      />
      <AboutHero />
      <AboutPillars />
      <AboutMission />
      <AboutWhyUs
        onNear={warm}
        thumbnailUrl={thumbnailOf(id)}
        notice={notice}
        {...(id !== undefined && {
          onPlay: () => {
            play({ id, title: t('whyUs.videoTitle') })
          },
        })}
      />
      <AboutProcess />
      {player}
    </>
  )
}
