/** Modules that only signed-in users need, kept out of a visitor's first load. */
export { AttachmentPicker } from '../attachments/attachment-picker.tsx'
export { openAttachments } from '../attachments/attachment-store.ts'
export { OpenRequestNotice } from '../client/open-request-notice.tsx'
