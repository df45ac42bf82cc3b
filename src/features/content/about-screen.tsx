import { PageMeta } from '#components/chrome/page-meta.tsx'
import { AboutSections } from '#components/content/about-sections.tsx'
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
      <AboutSections
        figures={trustFigures}
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
      {player}
    </>
  )
}
