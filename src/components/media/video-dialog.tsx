import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** A video as a page's texts name it. */
export interface Video {
  /** As `videoId` reads it from a link. */
  readonly id: string
  readonly title: string
}

/** A video in the player. */
export interface FramedVideo {
  readonly title: string
  /** The address of the frame that plays it. */
  readonly frameUrl: string
}

export interface VideoDialogProps {
  /** The video that plays; none closes the player. */
  readonly video: FramedVideo | undefined
  /** Called by the close button, Escape or a press outside. */
  readonly onClose: () => void
  /** Opens the dialog again, when Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
}

/**
 * Plays a video over the whole page (C-40). The frame exists only while the player is
 * open, so the host of the videos learns nothing before. The close button stands before it, since the frame keeps Escape
 * for itself. The frame tells its host our origin and no path: without it the host refuses to play.
 */
export function VideoDialog({ video, onClose, onReopen }: VideoDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      open={video !== undefined}
      onClose={onClose}
      onReopen={onReopen}
      title={video?.title ?? ''}
      closeLabel={t('dialog.close')}
      initialFocus="close"
      size="wide"
    >
      {video && (
        <iframe
          src={video.frameUrl}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin"
          className="mx-auto block aspect-16/9 w-full max-w-video rounded-md bg-backdrop"
        />
      )}
    </Dialog>
  )
}
