export { fetchCounties as lookUpCounties } from '#api/counties.ts'
export { sendRedirectNotification as notifyRedirect } from '#api/notification.ts'
