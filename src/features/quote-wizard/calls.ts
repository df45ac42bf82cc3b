export { sendRedirectNotification as notifyRedirect } from '#api/notification.ts'
export { verifyZip } from './verify-zip.ts'
