import type { Property } from './attempts.ts'

/** The path of an attempt with ids of the other workspace, and of one’s own where it says so. */
export function fillPath(path: string, { mine, theirs }: { mine: Property; theirs: Property }): string {
  return path
    .replace('MINE', mine.serialNumber)
    .replace('THEIRS', theirs.serialNumber)
    .replace('MESSAGE', String(theirs.messageid))
    .replace('SESSION', String(theirs.sessionID))
    .replace('WEBHOOK', String(theirs.webhook))
    .replace('DELIVERY', String(theirs.delivery))
    .replace('TOUR', String(theirs.tourId))
    .replace(/LEAD|OWN/, (name) => String((name === 'OWN' ? mine : theirs).leadId))
    .replace('ALERT', String(theirs.alertId))
    .replace('NOTE', String(theirs.noteId))
    .replace('REPLY', String(theirs.replyId))
    .replace('ACCOUNT', theirs.accountId)
    .replace('INVITATION', String(theirs.invitationId))
    .replace('KEY', String(theirs.keyId))
    .replace('MAIL', String(theirs.mailId))
    .replace('LISTING', theirs.listingId)
    .replace('AUDIT', String(theirs.auditId))
    .replace('IMPORT', String(theirs.importId))
    .replace('CHANGE', String(theirs.changeId))
    .replace('FEED', String(theirs.feedId))
    .replace('RUN', '1')
}
