export { sendRedirectNotification as notifyRedirect } from '#api/notification.ts'
export { verifyZip } from './verify-zip.ts'
export { whenNoCall } from './when-no-call.ts'
