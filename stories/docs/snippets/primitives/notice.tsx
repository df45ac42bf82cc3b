import { Notice } from '#components/primitives/notice.tsx'

/** Says what is good to know from the start. */
export function NoticeExample() {
  return (
    <Notice tone="info" title="Prices are estimates">
      The Marketplace decides on your tax credit.
    </Notice>
  )
}
