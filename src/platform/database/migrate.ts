import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { explainStatementError } from './database-trouble.ts'
import * as start from './migrations/0001-start.ts'
import * as search from './migrations/0002-search.ts'
import * as turns from './migrations/0003-turns.ts'
import * as listingChanges from './migrations/0004-listing-changes.ts'
import * as visitors from './migrations/0005-visitors.ts'
import * as keyedCalls from './migrations/0006-keyed-calls.ts'
import * as failedQuestions from './migrations/0007-failed-questions.ts'
import * as visitorUploads from './migrations/0008-visitor-uploads.ts'
import * as secrets from './migrations/0009-secrets.ts'
import * as people from './migrations/0010-people.ts'
import * as typedAddresses from './migrations/0011-typed-addresses.ts'
import * as listingFeatures from './migrations/0012-listing-features.ts'
import * as listingNotes from './migrations/0013-listing-notes.ts'
import * as filledIn from './migrations/0014-filled-in.ts'
import * as searchPlaces from './migrations/0015-search-places.ts'
import * as events from './migrations/0016-events.ts'
import * as leads from './migrations/0017-leads.ts'
import * as historyAndCounts from './migrations/0018-history-and-counts.ts'
import * as conversations from './migrations/0019-conversations.ts'
import * as toldVisitors from './migrations/0020-told-visitors.ts'
import * as webhooks from './migrations/0021-webhooks.ts'
import * as dailyMails from './migrations/0022-daily-mails.ts'
import * as tours from './migrations/0023-tours.ts'
import * as takeOver from './migrations/0024-take-over.ts'
import * as smsMessages from './migrations/0025-sms-messages.ts'
import * as firstMessages from './migrations/0026-first-messages.ts'
import * as featureBits from './migrations/0027-feature-bits.ts'
import * as knowledge from './migrations/0028-knowledge.ts'
import * as feeds from './migrations/0029-feeds.ts'
import * as standing from './migrations/0030-standing.ts'
import * as importDigests from './migrations/0031-import-digests.ts'
import * as hostPaces from './migrations/0032-host-paces.ts'
import * as flagsByName from './migrations/0033-flags-by-name.ts'
import * as missingAnswers from './migrations/0034-missing-answers.ts'
import * as passageVectors from './migrations/0035-passage-vectors.ts'
import * as alerts from './migrations/0036-alerts.ts'
import * as accounts from './migrations/0037-accounts.ts'
import * as inbox from './migrations/0038-inbox.ts'
import * as leadWork from './migrations/0039-lead-work.ts'
import * as listingEdits from './migrations/0040-listing-edits.ts'
import * as chatbotVersions from './migrations/0041-chatbot-versions.ts'
import * as insight from './migrations/0042-insight.ts'
import * as unmetDemand from './migrations/0043-unmet-demand.ts'
import * as livedInDemo from './migrations/0044-lived-in-demo.ts'
import * as push from './migrations/0045-push.ts'
import * as passwordLinks from './migrations/0046-password-links.ts'
import * as lastUseOfKeys from './migrations/0047-last-use-of-keys.ts'
import * as audits from './migrations/0048-audits.ts'
import * as passkeys from './migrations/0049-passkeys.ts'
import * as membersOnly from './migrations/0050-members-only.ts'
import * as growingDelays from './migrations/0055-growing-delays.ts'
import * as modelBudget from './migrations/0056-model-budget.ts'
import * as quotas from './migrations/0057-quotas.ts'
import * as foldedEmails from './migrations/0058-folded-emails.ts'
import * as placesOfKeys from './migrations/0059-places-of-keys.ts'
import * as proofsAndScopes from './migrations/0060-proofs-and-scopes.ts'
import * as readLog from './migrations/0062-read-log.ts'
import * as visitorIdentity from './migrations/0063-visitor-identity.ts'
import * as heldContacts from './migrations/0065-held-contacts.ts'
import * as unseenAnswers from './migrations/0066-unseen-answers.ts'
import * as repeatedBlocks from './migrations/0075-repeated-blocks.ts'
import * as modelTroubles from './migrations/0076-model-troubles.ts'
import * as modelUse from './migrations/0078-model-use.ts'
import * as keptPictures from './migrations/0085-kept-pictures.ts'
import * as importUndo from './migrations/0086-import-undo.ts'
import * as sessionsByName from './migrations/0087-sessions-by-name.ts'
import * as mailServers from './migrations/0088-mail-servers.ts'
import * as ratings from './migrations/0089-ratings.ts'
import * as connectionRequests from './migrations/0091-connection-requests.ts'
import * as contactsOfFirms from './migrations/0092-contacts-of-firms.ts'
import * as modelKeys from './migrations/0094-model-keys.ts'
import * as addressAndLogos from './migrations/0095-address-and-logos.ts'

/** Every migration, in the order of its number. A landed one is never changed, only followed. */
export const migrations: Record<string, Migration> = {
  '0001-start': start,
  '0002-search': search,
  '0003-turns': turns,
  '0004-listing-changes': listingChanges,
  '0005-visitors': visitors,
  '0006-keyed-calls': keyedCalls,
  '0008-visitor-uploads': visitorUploads,
  '0007-failed-questions': failedQuestions,
  '0009-secrets': secrets,
  '0010-people': people,
  '0011-typed-addresses': typedAddresses,
  '0012-listing-features': listingFeatures,
  '0013-listing-notes': listingNotes,
  '0014-filled-in': filledIn,
  '0015-search-places': searchPlaces,
  '0016-events': events,
  '0017-leads': leads,
  '0018-history-and-counts': historyAndCounts,
  '0019-conversations': conversations,
  '0020-told-visitors': toldVisitors,
  '0021-webhooks': webhooks,
  '0022-daily-mails': dailyMails,
  '0023-tours': tours,
  '0024-take-over': takeOver,
  '0025-sms-messages': smsMessages,
  '0026-first-messages': firstMessages,
  '0027-feature-bits': featureBits,
  '0028-knowledge': knowledge,
  '0029-feeds': feeds,
  '0030-standing': standing,
  '0031-import-digests': importDigests,
  '0032-host-paces': hostPaces,
  '0033-flags-by-name': flagsByName,
  '0034-missing-answers': missingAnswers,
  '0035-passage-vectors': passageVectors,
  '0036-alerts': alerts,
  '0037-accounts': accounts,
  '0044-lived-in-demo': livedInDemo,
  '0045-push': push,
  '0046-password-links': passwordLinks,
  '0047-last-use-of-keys': lastUseOfKeys,
  '0048-audits': audits,
  '0049-passkeys': passkeys,
  '0050-members-only': membersOnly,
  '0062-read-log': readLog,
  '0058-folded-emails': foldedEmails,
  '0059-places-of-keys': placesOfKeys,
  '0060-proofs-and-scopes': proofsAndScopes,
  '0065-held-contacts': heldContacts,
  '0066-unseen-answers': unseenAnswers,
  '0075-repeated-blocks': repeatedBlocks,
  '0076-model-troubles': modelTroubles,
  '0078-model-use': modelUse,
  '0085-kept-pictures': keptPictures,
  '0086-import-undo': importUndo,
  '0087-sessions-by-name': sessionsByName,
  '0088-mail-servers': mailServers,
  '0089-ratings': ratings,
  '0091-connection-requests': connectionRequests,
  '0092-contacts-of-firms': contactsOfFirms,
  '0094-model-keys': modelKeys,
  '0095-address-and-logos': addressAndLogos,
  '0063-visitor-identity': visitorIdentity,
  '0038-inbox': inbox,
  '0039-lead-work': leadWork,
  '0042-insight': insight,
  '0043-unmet-demand': unmetDemand,
  '0041-chatbot-versions': chatbotVersions,
  '0040-listing-edits': listingEdits,
  '0055-growing-delays': growingDelays,
  '0056-model-budget': modelBudget,
  '0057-quotas': quotas,
}

/**
 * Brings the database to the newest schema. Several processes may call it at once: Kysely holds a lock while one of
 * them works. Fails when the database is newer than this version of Porchlight.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({
    // The migrator does not look at the row types; it takes any Kysely.
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrationLock',
  })
  const { error } = await migrator.migrateToLatest()
  // A connection that is lost in the midst of it is told by Kysely itself, which no pool of ours translates.
  if (error) throw explainStatementError(error)
}
