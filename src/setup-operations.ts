import { testModelKey } from './conversation/model-troubles/test-model-key.ts'
import { readGettingStarted } from './doors/getting-started/read-getting-started.ts'
import { readHealth } from './doors/health/read-health.ts'
import { setLogo } from './firm/workspaces/set-logo.ts'
import { readServerAddress } from './platform/address/read-server-address.ts'
import { setServerAddress } from './platform/address/set-server-address.ts'
import { verifyServerAddress } from './platform/address/verify-server-address.ts'
import { listChanges } from './platform/change-log/list-changes.ts'
import { listFailedEvents } from './platform/events/list-failed-events.ts'
import { retryFailedEvents } from './platform/events/retry-failed-events.ts'
import { listMails } from './platform/mail/list-mails.ts'
import { readMail } from './platform/mail/read-mail.ts'
import { retryMail } from './platform/mail/retry-mail.ts'
import { editMailServer } from './platform/mail/server/edit-mail-server.ts'
import { readMailServer } from './platform/mail/server/read-mail-server.ts'
import { removeMailServer } from './platform/mail/server/remove-mail-server.ts'
import { testMailServer } from './platform/mail/server/test-mail-server.ts'
import { listModelKeys } from './platform/models/keys/list-model-keys.ts'
import { removeModelKey } from './platform/models/keys/remove-model-key.ts'
import { setModelKey } from './platform/models/keys/set-model-key.ts'
import { listReads } from './platform/read-log/list-reads.ts'

/** The part of the table (operations.ts) by which a firm sets itself up and sees how all runs. */
export const setupOperations: readonly { method: string; path: string; operation: unknown }[] = [
  { method: 'GET', path: '/v1/outbox', operation: listMails },
  { method: 'GET', path: '/v1/outbox/{id}', operation: readMail },
  { method: 'POST', path: '/v1/outbox/{id}/retry', operation: retryMail },
  { method: 'GET', path: '/v1/audit-log', operation: listChanges },
  { method: 'GET', path: '/v1/read-log', operation: listReads },
  { method: 'GET', path: '/v1/failed-events', operation: listFailedEvents },
  { method: 'POST', path: '/v1/failed-events/retry', operation: retryFailedEvents },
  { method: 'GET', path: '/v1/health', operation: readHealth },
  { method: 'GET', path: '/v1/getting-started', operation: readGettingStarted },
  { method: 'GET', path: '/v1/mail-server', operation: readMailServer },
  { method: 'POST', path: '/v1/mail-server', operation: editMailServer },
  { method: 'DELETE', path: '/v1/mail-server', operation: removeMailServer },
  { method: 'POST', path: '/v1/mail-server/test', operation: testMailServer },
  { method: 'POST', path: '/v1/workspace/logo', operation: setLogo },
  { method: 'GET', path: '/v1/server-address', operation: readServerAddress },
  { method: 'POST', path: '/v1/server-address', operation: setServerAddress },
  { method: 'POST', path: '/v1/server-address/check', operation: verifyServerAddress },
  { method: 'GET', path: '/v1/model-keys', operation: listModelKeys },
  { method: 'POST', path: '/v1/model-keys/{provider}', operation: setModelKey },
  { method: 'DELETE', path: '/v1/model-keys/{provider}', operation: removeModelKey },
  { method: 'POST', path: '/v1/model-keys/{provider}/test', operation: testModelKey },
]
