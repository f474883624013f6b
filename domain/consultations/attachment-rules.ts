/** Per request or message. */
export const ATTACHMENTS_MAX = 5
/** Uploaded files per person that are not yet attached to a request or message. */
export const UNSENT_ATTACHMENTS_MAX = 10
/** Hours after which an uploaded but unsent file is erased. */
export const UNSENT_ATTACHMENT_HOURS = 24
/** The body field with the ids of the attached files. */
export const ATTACHMENTS_FIELD = 'attachment_ids'
export const TOO_MANY_ATTACHMENTS = `You can add at most ${ATTACHMENTS_MAX} files to one message`
export const TOO_MANY_UNSENT_ATTACHMENTS = `You have ${UNSENT_ATTACHMENTS_MAX} unsent files. Send or remove some, or try again tomorrow`
export const WRONG_ATTACHMENTS = 'Attachments must be ids of uploaded files'
export const ATTACHMENT_GONE = `A file is gone, because we delete unsent files after ${UNSENT_ATTACHMENT_HOURS} hours. Add it again`
export const ATTACHMENTS_NEED_REPLY = 'Write a reply to go with your files'
export const ATTACHMENTS_HINT = `PDF, JPEG, PNG or WebP, less than 5\u00a0MB each, at most\u00a0${ATTACHMENTS_MAX}.`
export const CLIENT_ATTACHMENTS_HINT = `For example a lab report or a photo: ${ATTACHMENTS_HINT}`
