import type { ColumnType, Generated } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** What a firm's own site signs with, who its visitor is. */
export interface IdentitySecretsTable {
  workspaceId: number
  chatbotId: number
  id: Generated<number>
  sealed: Buffer
  createdAt: CreatedAt
  endsAt: Date | null
}

/** Who a visitor is, as the firm's own site has proven. */
export interface VisitorIdentitiesTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  subject: string
  name: string
  email: string
  provenAt: ColumnType<Date, Date | undefined, Date>
}

export interface IdentityTables {
  identitySecrets: IdentitySecretsTable
  visitorIdentities: VisitorIdentitiesTable
}
