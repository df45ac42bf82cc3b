import { Dialog } from '#components/primitives/dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** A video that a page's texts name. */
export interface Video {
  /** The id, as `videoId` reads it from a link. */
  readonly id: string
  readonly title: string
}

/** A video in the player. */
export interface FramedVideo {
  readonly title: string
  /** Address of the frame that plays the video. */
  readonly frameUrl: string
}

export interface VideoDialogProps {
  /** The playing video. Undefined closes the player. */
  readonly video: FramedVideo | undefined
  /** Called by the close button, Escape or a press outside. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
}

/**
 * Plays a video over the whole page (C-40). The frame exists only while the player is open, so the video host receives
 * nothing before. The close button comes before the frame, because the frame captures Escape. The frame sends our
 * origin without a path: without an origin, the host refuses to play.
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
